export { finishLogin } from './finish-login.ts'
export { useFinishLogin } from './use-finish-login.ts'
