import * as codes from '../../src/errors/codes.ts'

/**
 * `isKnown`: the real service uses this code; the others were invented here. `page`: what a page does beyond showing the
 * server's message at the error's field. Exactly the codes named in `src/errors/codes.ts` have it.
 */
type ErrorCode = { code: number | string; meaning: string; isKnown?: true; page?: string }

/** Every error code that the service returns, with its meaning. The table of docs/contract.md is generated from it. */
export const errorCodes = {
  other: { code: 1000000, meaning: 'Something else kept it from being done.' },

  wrongPassword: {
    code: 1100001,
    meaning: 'The password is wrong, or the login is unknown: the answer does not tell.',
  },
  loginPaused: {
    code: 1100002,
    meaning: 'Too many wrong passwords, or codes at the second step: it pauses, for right ones as well.',
  },
  accountClosed: { code: 1100003, meaning: 'The account has been closed.' },
  wrongSecondStep: {
    code: 1100004,
    meaning: 'The code of an authenticator at the second step is wrong, or was used before.',
  },
  secondStepEnded: {
    code: Number(codes.secondStepEnded),
    meaning: 'Too many wrong codes at the second step: the login has to begin again.',
    page: 'The second step gives way to a page that leads back to the login.',
  },
  secondStepOver: {
    code: Number(codes.secondStepOver),
    meaning: 'No login waits for this second step any more; a `redirect` leads to where it begins.',
    page: 'Goes to the login, which says why and keeps the way back.',
  },
  notActivated: {
    code: 1100007,
    meaning: 'The account has not been activated. (This meaning is assumed.)',
    isKnown: true,
  },
  applicationUnknown: { code: 1100021, meaning: 'Nobody knows the application that a login is for.' },
  applicationAddress: { code: 1100022, meaning: "The way back is no address of the application's own." },
  twoStepRequired: {
    code: 'two_step_required',
    meaning: 'The login waits for its second step; a `redirect` leads there.',
  },

  badPassword: { code: 1200001, meaning: 'The new password breaks the policy.' },
  passwordNotRepeated: { code: 1200002, meaning: 'The two passwords differ.' },
  samePassword: { code: 1200003, meaning: 'The new password is the current one.' },
  hasPassword: {
    code: Number(codes.hasPassword),
    meaning: 'The account has a password already.',
    page: 'The form asks for the current password as well.',
  },
  noPassword: {
    code: Number(codes.noPassword),
    meaning: 'The account has no password that could be proved.',
    page: 'Offers to set a password instead of asking for it.',
  },
  loginUnreadable: { code: 1200011, meaning: 'Neither a phone nor an email.' },
  phoneNotInternational: { code: 1200012, meaning: 'A phone of 86, where one of another country is asked for.' },

  deadLink: { code: 1300001, meaning: 'The token of a link or a step is used, over, unknown or for something else.' },
  phoneNotProved: { code: 1300002, meaning: 'The invitation needs a phone to be proved first.' },
  qrDead: { code: 1300003, meaning: 'The QR login is over, decided on, or not yours to decide.' },

  wrongCode: {
    code: 1400001,
    meaning: 'A code by SMS, voice, email or WeChat is wrong, used, over, or was tried too often.',
  },
  phoneWrong: { code: 1400002, meaning: 'Not a phone.' },
  voiceOff: { code: 1400003, meaning: 'There are no codes by voice call.' },

  registrationClosed: {
    code: Number(codes.registrationClosed),
    meaning: 'New accounts cannot be opened.',
    page: 'The form gives way to "Registration is closed", with a way to the login.',
  },
  nameMissing: { code: 1500003, meaning: 'There is no name.' },
  companyMissing: { code: 1500004, meaning: 'There is no company.' },
  emailWrong: { code: 1500005, meaning: 'Not an email.' },
  phoneTaken: {
    code: Number(codes.phoneTaken),
    meaning: 'The phone has an account.',
    page: 'Goes back to the step with the phone.',
  },
  emailTaken: { code: 1500007, meaning: 'The email has an account.' },
  couponRefused: { code: 1500008, meaning: 'The coupon is unknown or expired.' },
  contactNotProved: {
    code: Number(codes.contactNotProved),
    meaning: 'The current phone or email has to be proved first.',
    page: 'Goes back to proving the current phone or email.',
  },
  sameContact: { code: 1500012, meaning: 'The new phone or email is the current one.' },
  contactTaken: { code: 1500013, meaning: 'The new phone or email has another account.' },

  thirdBound: { code: 1600001, meaning: "The third party's account is bound already." },
  typeBound: { code: 1600002, meaning: 'The account has a bind of this third party already.' },
  appliedAlready: { code: 1700001, meaning: 'The phone has applied already.' },

  enterpriseExpired: {
    code: Number(codes.enterpriseExpired),
    meaning: 'The service of the enterprise has expired.',
    isKnown: true,
    page: 'A dialog that leads to the web version.',
  },
  enterpriseRestricted: {
    code: Number(codes.enterpriseRestricted),
    meaning: 'The service of the enterprise is restricted.',
    isKnown: true,
    page: 'A dialog that leads to the web version.',
  },
  domainUnknown: { code: 1800011, meaning: 'No enterprise with this domain has single sign-on.' },
  productUnknown: { code: 1800012, meaning: 'There is no such single sign-on.' },

  notVerified: {
    code: Number(codes.notVerified),
    meaning: 'The password has to be proved first, by `/security/verify_identity`.',
    page: 'The wizard goes back to verifying the identity.',
  },
  methodUnavailable: { code: 1900002, meaning: "The two-step method is not on offer, or not the account's own." },
  twoStepForced: { code: 1900003, meaning: 'The enterprise requires two-step verification: it stays on.' },
  wrongTotp: { code: 1900004, meaning: 'The code of the authenticator that is being set up is wrong.' },
  unknownDevice: {
    code: Number(codes.unknownDevice),
    meaning: 'There is no such device of the account.',
    page: 'The device leaves the list, as if it had been logged out.',
  },
  currentDevice: { code: 1900006, meaning: 'The device that asks cannot be deleted.' },
  unknownThird: { code: 1900007, meaning: 'The account has no bind of this third party.' },
  lastWayIn: { code: 1900008, meaning: 'Without this bind nobody could log in.' },
  secondStepBind: { code: 1900009, meaning: 'The second step goes by this bind.' },

  withLink: { code: 2001001, meaning: 'An error with a `download_link`.', isKnown: true },
  sessionExpired: {
    code: Number(codes.sessionExpired),
    meaning: 'The session is unknown or over, the page is too old, or nobody is logged in.',
    isKnown: true,
    page: 'An alert whose button loads the page again; in a client, the session is checked first; a screen that asks for somebody as it opens goes to the login.',
  },
  clientOutdated: {
    code: Number(codes.clientOutdated),
    meaning: 'The client is too old for the enterprise.',
    isKnown: true,
    page: 'A dialog that leads to the installer.',
  },

  alreadyVerified: {
    code: codes.alreadyVerified,
    meaning: 'It was proved lately, or need not be: skip the step.',
    page: 'Skips the step, without a word.',
  },
  tooFrequent: {
    code: codes.tooFrequent,
    meaning: 'Wait before the next message or question.',
    isKnown: true,
    page: 'A toast with the server’s words.',
  },
  pictureCaptcha: {
    code: codes.pictureCaptcha,
    meaning: 'A picture captcha is due, wrong or over.',
    page: 'Shows the picture captcha, or a new picture.',
  },
  slidingCaptcha: {
    code: codes.slidingCaptcha,
    meaning: 'The slider is due, or its pass is used or over.',
    page: 'Starts the slider, and makes the call again with its pass.',
  },
  forceTwoStep: {
    code: codes.forceTwoStep,
    meaning: 'Two-step verification has to be set up first.',
    isKnown: true,
    page: 'Goes to the set-up of two-step verification; in a client, reloads.',
  },

  otherAccount: {
    code: codes.otherAccount,
    meaning: 'Another account is logged in than the one that `X-Account` names. Nothing was done.',
    page: 'Clears the page, says that another account is logged in, and offers to go on with it.',
  },
  badSignature: { code: 'bad_signature', meaning: 'The hash, its time or the region is wrong: a mistake of the page.' },
  contractViolation: { code: 'contract_violation', meaning: 'The request breaks the contract: a mistake of the page.' },
  unknownCall: { code: 'unknown_call', meaning: 'There is no such call.' },
} as const satisfies Record<string, ErrorCode>
