export { finishLogin } from './finish-login.ts'
