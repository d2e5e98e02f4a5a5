export { finishLogin } from './finish-login.ts'
export { keepLastWay, type LoginWay, useLastWay } from './last-way.ts'
