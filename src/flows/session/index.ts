export { finishLogin } from './finish-login.ts'
export { meetsNobody } from './meets-nobody.ts'
