/** Why a registration is left: what the server is told, in the order it is offered. */
export const leaveReasons = ['has_account', 'no_code', 'asks_too_much', 'only_looking', 'other'] as const

export type LeaveReason = (typeof leaveReasons)[number]
