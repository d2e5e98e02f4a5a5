// What the second step of a login asks the server; fetched once the page can be used.
export { twoStepLogin } from '../../api/calls/login.ts'
export { getTwoStepMethod } from '../../api/calls/two-step.ts'
