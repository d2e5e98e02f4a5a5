// Every error code that a page acts on. For any other code, the page only shows the server's text.
// Import this module with `import * as codes`. A page bundles only the codes it uses.

export const forceTwoStep = 'force_two_step'
export const sessionExpired = '9000001'
export const enterpriseExpired = '1800002'
export const enterpriseRestricted = '1800004'
export const clientOutdated = '9200001'
export const alreadyVerified = 'already_verified'
export const tooFrequent = 'verify_operation_too_frequent'
export const pictureCaptcha = 'pic_captcha_error'
export const slidingCaptcha = 'sliding_captcha_error'
export const otherAccount = 'other_account'

export const secondStepEnded = '1100005'
export const secondStepExpired = '1100006'
export const hasPassword = '1200004'
export const noPassword = '1200010'
export const registrationClosed = '1500001'
export const phoneTaken = '1500006'
export const contactNotVerified = '1500011'
export const notVerified = '1900001'
export const unknownDevice = '1900005'

/** Codes that the specification lists but does not explain, so a page shows the server's text (ERR-17). */
export const reserved = ['1100007', '1100008', '1100012', '1100013', '1100014', '1500002'] as const
