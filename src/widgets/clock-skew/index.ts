export { ClockSkewNotice } from './clock-skew-notice.tsx'
export { useClockSkew } from './use-clock-skew.ts'
