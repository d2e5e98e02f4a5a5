export { ClockSkewNotice, type ClockSkewNoticeProps } from './clock-skew-notice.tsx'
export { useClockSkew } from './use-clock-skew.ts'
