export type { SendPlace, Sent } from './attempt-call.ts'
export { useSend } from './use-send.tsx'
