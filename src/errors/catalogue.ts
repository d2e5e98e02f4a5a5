export type ErrorId = string
