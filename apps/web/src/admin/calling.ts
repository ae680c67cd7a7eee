import { callerOf } from '../online/http.ts'

export const callAdmin = callerOf({
  holders: { method: 'get', path: '/api/admin/roles' },
  giveRole: { method: 'post', path: '/api/admin/roles' },
  takeRole: { method: 'delete', path: '/api/admin/roles/:player' },
  audit: { method: 'post', path: '/api/admin/audit' },
})
