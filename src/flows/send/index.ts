export { type SendPlace, type Sent, useSend } from './use-send.tsx'
