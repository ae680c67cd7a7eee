import { callerOf } from '../online/http.ts'

export const callAdmin = callerOf({
  holders: { method: 'get', path: '/api/admin/roles' },
  giveRole: { method: 'post', path: '/api/admin/roles' },
  takeRole: { method: 'delete', path: '/api/admin/roles/:player' },
  audit: { method: 'post', path: '/api/admin/audit' },
  reports: { method: 'post', path: '/api/admin/reports' },
  settleReport: { method: 'post', path: '/api/admin/reports/settle' },
  history: { method: 'post', path: '/api/admin/history' },
  takeMeasure: { method: 'post', path: '/api/admin/measures' },
  appeals: { method: 'get', path: '/api/admin/appeals' },
  announcements: { method: 'get', path: '/api/admin/announcements' },
  announce: { method: 'post', path: '/api/admin/announcements' },
  withdraw: { method: 'delete', path: '/api/admin/announcements/:announcement' },
  answerAppeal: { method: 'post', path: '/api/admin/appeals' },
})
