/** Reasons for leaving a registration, as the server gets them and in the order they are offered. */
export const leaveReasons = ['has_account', 'no_code', 'asks_too_much', 'only_looking', 'other'] as const

export type LeaveReason = (typeof leaveReasons)[number]
