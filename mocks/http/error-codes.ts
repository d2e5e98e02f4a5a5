import * as codes from '../../src/errors/codes.ts'

/**
 * An error code. Codes without `isSpecified` are assumptions, since the specification does not define them. `page`: how
 * a page handles the error, besides showing the message next to the field.
 */
type ErrorCode = { code: number | string; meaning: string; isSpecified?: true; page?: string }

/** Every error code that the service returns. `npm run openapi:generate` writes the codes into docs/contract.md. */
export const errorCodes = {
  other: { code: 1000000, meaning: 'Any other failure.' },

  wrongPassword: { code: 1100001, meaning: 'The password is wrong, or the login is unknown.' },
  loginLocked: { code: 1100002, meaning: 'Too many wrong passwords: the login is temporarily locked.' },
  accountClosed: { code: 1100003, meaning: 'The account has been closed.' },
  wrongSecondStep: { code: 1100004, meaning: 'The authenticator’s code is wrong or was used before.' },
  secondStepEnded: {
    code: Number(codes.secondStepEnded),
    meaning: 'Too many wrong codes: the user must log in again.',
    page: 'replaces the second step with a page that links to the login page',
  },
  secondStepExpired: {
    code: Number(codes.secondStepExpired),
    meaning: 'No login is pending; a `redirect` leads to the login page.',
    page: 'goes to the login page, which says why and keeps the `redirect`',
  },
  notActivated: {
    code: 1100007,
    meaning: 'The account has not been activated. (The specification does not define the meaning.)',
    isSpecified: true,
  },
  applicationUnknown: { code: 1100021, meaning: 'The application that requested the login is unknown.' },
  foreignReturnUrl: { code: 1100022, meaning: 'The return URL does not belong to the application.' },
  twoStepRequired: { code: 'two_step_required', meaning: 'A second step is needed; a `redirect` leads there.' },

  badPassword: { code: 1200001, meaning: 'The new password violates the policy.' },
  passwordNotRepeated: { code: 1200002, meaning: 'The two passwords differ.' },
  samePassword: { code: 1200003, meaning: 'The new password equals the current one.' },
  hasPassword: {
    code: Number(codes.hasPassword),
    meaning: 'The account already has a password.',
    page: 'also asks for the current password',
  },
  noPassword: {
    code: Number(codes.noPassword),
    meaning: 'The account has no password to check.',
    page: 'offers to set a password',
  },
  invalidLogin: { code: 1200011, meaning: 'The login is neither a phone number nor an email.' },
  phoneNotInternational: { code: 1200012, meaning: 'The phone number is Chinese, but must be from another country.' },

  invalidLink: { code: 1300001, meaning: 'The token is used, expired, unknown or for another purpose.' },
  phoneNotVerified: { code: 1300002, meaning: 'The invitation requires a verified phone number first.' },
  qrLoginEnded: { code: 1300003, meaning: 'The QR login has expired or ended, or belongs to someone else.' },

  wrongCode: { code: 1400001, meaning: 'A code sent by SMS, voice call, email or WeChat is wrong, expired or used.' },
  phoneWrong: { code: 1400002, meaning: 'The phone number is not valid.' },
  voiceOff: { code: 1400003, meaning: 'Codes by voice call are not available.' },

  registrationClosed: {
    code: Number(codes.registrationClosed),
    meaning: 'Registration is closed.',
    page: 'replaces the form with "Registration is closed" and a link to the login page',
  },
  nameMissing: { code: 1500003, meaning: 'The name is missing.' },
  companyMissing: { code: 1500004, meaning: 'The company name is missing.' },
  emailWrong: { code: 1500005, meaning: 'The email is not valid.' },
  phoneTaken: {
    code: Number(codes.phoneTaken),
    meaning: 'The phone number already belongs to an account.',
    page: 'goes back to the step with the phone number',
  },
  emailTaken: { code: 1500007, meaning: 'The email already belongs to an account.' },
  couponRejected: { code: 1500008, meaning: 'The coupon is unknown or expired.' },
  contactNotVerified: {
    code: Number(codes.contactNotVerified),
    meaning: 'The current phone number or email must be verified first.',
    page: 'goes back to verifying the current phone number or email',
  },
  sameContact: { code: 1500012, meaning: 'The new phone number or email equals the current one.' },
  contactTaken: { code: 1500013, meaning: 'The new phone number or email belongs to another account.' },

  alreadyLinked: { code: 1600001, meaning: 'The third-party account is already linked.' },
  typeAlreadyLinked: { code: 1600002, meaning: 'The account already has a linked account of this type.' },
  alreadyApplied: { code: 1700001, meaning: 'Someone has already applied with this phone number.' },

  enterpriseExpired: {
    code: Number(codes.enterpriseExpired),
    meaning: 'The enterprise’s plan has expired.',
    isSpecified: true,
    page: 'opens a dialog that leads to the web version',
  },
  enterpriseRestricted: {
    code: Number(codes.enterpriseRestricted),
    meaning: 'The enterprise’s plan is restricted.',
    isSpecified: true,
    page: 'opens a dialog that leads to the web version',
  },
  domainUnknown: { code: 1800011, meaning: 'No enterprise with this domain has single sign-on.' },
  productUnknown: { code: 1800012, meaning: 'The single sign-on product is unknown.' },

  notVerified: {
    code: Number(codes.notVerified),
    meaning: 'The password must be confirmed first, with `/security/verify_identity`.',
    page: 'goes back to verifying the identity',
  },
  methodUnavailable: { code: 1900002, meaning: 'The two-step method is not available, or not used by the account.' },
  twoStepForced: { code: 1900003, meaning: 'Two-step verification cannot be turned off: the enterprise requires it.' },
  wrongTotp: { code: 1900004, meaning: 'The code from the authenticator being set up is wrong.' },
  unknownDevice: {
    code: Number(codes.unknownDevice),
    meaning: 'The account has no such device.',
    page: 'removes the device from the list, as if it had been logged out',
  },
  currentDevice: { code: 1900006, meaning: 'The requesting device cannot be deleted.' },
  notLinked: { code: 1900007, meaning: 'The account has no linked account of this type.' },
  lastLoginMethod: { code: 1900008, meaning: 'Without this linked account, the user could not log in.' },
  usedBySecondStep: { code: 1900009, meaning: 'The second step uses this linked account.' },

  withLink: { code: 2001001, meaning: 'An error whose `download_link` the page offers to open.', isSpecified: true },
  sessionExpired: {
    code: Number(codes.sessionExpired),
    meaning: 'The session is unknown or expired, the page is too old, or nobody is logged in.',
    isSpecified: true,
    page: 'reloads after an alert; a client checks the session first, and a screen that requires a login goes to the login page',
  },
  clientOutdated: {
    code: Number(codes.clientOutdated),
    meaning: 'The client is too old for the enterprise.',
    isSpecified: true,
    page: 'opens a dialog that leads to the installer',
  },

  alreadyVerified: {
    code: codes.alreadyVerified,
    meaning: 'The identity is already verified, or does not have to be.',
    page: 'skips the verification step',
  },
  tooFrequent: {
    code: codes.tooFrequent,
    meaning: 'The page requested the next message or captcha check too soon.',
    isSpecified: true,
    page: 'shows the message in a toast',
  },
  pictureCaptcha: {
    code: codes.pictureCaptcha,
    meaning: 'A picture captcha is needed, or its solution was wrong or has expired.',
    page: 'shows the picture captcha, or a new picture',
  },
  slidingCaptcha: {
    code: codes.slidingCaptcha,
    meaning: 'A slider captcha is needed, or its solution has expired or was already used.',
    page: 'shows the slider captcha, then repeats the call',
  },
  forceTwoStep: {
    code: codes.forceTwoStep,
    meaning: 'Two-step verification must be set up first.',
    isSpecified: true,
    page: 'goes to the setup of two-step verification; a client reloads',
  },

  otherAccount: {
    code: codes.otherAccount,
    meaning: 'An account other than the one in `X-Account` is logged in. The call had no effect.',
    page: 'clears the page, says that another account is logged in, and offers to continue with it',
  },
  badSignature: {
    code: 'bad_signature',
    meaning: 'The signature, its timestamp or the captcha region is wrong: a bug in the page.',
  },
  contractViolation: { code: 'contract_violation', meaning: 'The request breaks the contract: a bug in the page.' },
  unknownCall: { code: 'unknown_call', meaning: 'The call is unknown.' },
} as const satisfies Record<string, ErrorCode>
