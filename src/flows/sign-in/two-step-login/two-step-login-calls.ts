// The calls of the second step of a login; lazy, loaded once the page is interactive.
export { twoStepLogin } from '../../../api/calls/login.ts'
export { getTwoStepMethod } from '../../../api/calls/two-step.ts'
