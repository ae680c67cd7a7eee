import { callerOf } from '../online/http.ts'

export const callMeasures = callerOf({
  myMeasures: { method: 'get', path: '/api/me/measures' },
  readMeasure: { method: 'post', path: '/api/me/measures/read' },
  appeal: { method: 'post', path: '/api/me/measures/appeal' },
})
