const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`)

/** Every text of the service: in responses to calls, on its own pages and in the messages that it sends. */
export const en = {
  wrongPassword: (tries: number) =>
    `The login or the password is not right. You have ${count(tries, 'try', 'tries')} left.`,
  loginLocked: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${count(minutes, 'minute', 'minutes')}.`,
  captcha: {
    missing: 'Please enter the characters shown in the picture.',
    wrong: 'These are not the characters in the picture. Please try the new one.',
    expired: 'That picture has expired. Please enter the characters of the new one.',
    slider: 'Please complete the slider.',
    sliderFailed: 'Please drag the slider to the end once more.',
  },
  codes: {
    /** What each code is for, by purpose. */
    purposes: {
      login: 'Log in',
      register: 'Create an account',
      forgot_password_by_phone: 'Reset your password',
      activate_by_phone: 'Activate your account',
      become_referral: 'Become a referral partner',
      two_step: 'Set up two-step verification',
      two_step_login: 'Second step of your login',
      current_phone: 'Confirm your phone',
      new_phone: 'Confirm your new phone',
      current_email: 'Confirm your email',
      new_email: 'Confirm your new email',
    },
    waitSeconds: (seconds: number) =>
      `A code was sent a moment ago. Please wait ${count(seconds, 'second', 'seconds')} before you ask for another.`,
    wrong: 'This is not the code that was sent to you.',
    expired: 'The code has expired. Please get a new one.',
    usedUp: 'Too many wrong tries. Please get a new code.',
    invalidLink: 'This link has expired or has been used. Please start again.',
    voiceOff: 'Codes by voice call are not available. Please get one by SMS.',
  },
  security: {
    wrongPassword: (tries: number) => `The password is not right. You have ${count(tries, 'try', 'tries')} left.`,
    noPassword: 'This account has no password yet. Please set one first.',
    notVerified: 'Please verify your identity first.',
    methodUnavailable: 'This way of two-step verification is not available.',
    wrongTotp: 'This is not the current code of your authenticator. Each code can be used once.',
    tooManyWrongCodes: 'Too many wrong codes. Please log in again.',
    secondStepExpired: 'This login can no longer be finished. Please log in again.',
    twoStepForced: 'Your company requires two-step verification, so it cannot be turned off.',
    unknownDevice: 'This device is not on the list any more.',
    currentDevice: 'This is the device you are using. Log out instead.',
    notLinked: 'Your account is not linked to this platform.',
    usedBySecondStep: 'Your second step goes by WeChat. Change or turn off two-step verification first.',
    lastLoginMethod: 'This is the only way to log in to your account. Please set a password or add a phone first.',
  },
  registration: {
    closed: 'New accounts cannot be created at the moment.',
    phoneTaken: 'There is already an account with this phone. Please log in with it.',
    emailTaken: 'There is already an account with this email.',
    nameMissing: 'Please enter your name.',
    companyMissing: 'Please enter the name of your company.',
    couponUnknown: 'We cannot find this coupon. Please check it and try again.',
    coupons: {
      partner: 'Three months free with any plan',
      team: 'Half price for the first year, for teams of up to 50 people',
    },
    alreadyLinked: 'This account is already bound. Please log in with it on the login page.',
    typeAlreadyLinked: 'Your account is already bound to another account of this kind. Unbind that one first.',
    alreadyApplied: 'You have already applied with this phone. We will be in touch.',
  },
  recovery: {
    linkPurpose: 'Reset your password',
    invalidLogin: 'Please enter a phone number or an email address.',
    phoneNotInternational:
      'This is for phones of other countries or regions. Please go back and reset your password by phone.',
    waitSeconds: (seconds: number) =>
      `An email was sent to you a moment ago. Please wait ${count(seconds, 'second', 'seconds')} before you ask for another.`,
    passwordIssues: {
      'edge-space': 'Password cannot start or end with a space',
      'forbidden-character': 'Password contains forbidden characters',
    },
    /** What a new password must contain, by password policy (VAL-06). */
    passwordHints: {
      'letters-digits': (least: number, most: number) =>
        `Password must be a combination of ${least}-${most} letters and digits`,
      'with-capital': (least: number, most: number) =>
        `Password must be ${least}-${most} characters with upper-case and lower-case letters and digits`,
      'with-special': (least: number, most: number) =>
        `Password must be ${least}-${most} characters with letters, digits and special characters`,
      'with-capital-and-special': (least: number, most: number) =>
        `Password must be ${least}-${most} characters with upper-case and lower-case letters, digits and special characters`,
    },
    passwordNotRepeated: 'The two passwords are not the same.',
    sameAsBefore: 'Please choose a password that differs from your current one.',
    hasPassword: 'Your account has a password already. You can change it in account security.',
    phoneNotVerified: 'Please verify your phone first.',
  },
  contacts: {
    phone: {
      wrong: 'Please enter a phone number that can receive a code.',
      notVerified: 'Please verify your current phone first.',
      sameAsBefore: 'This is your current phone.',
      taken: 'This phone belongs to another account.',
    },
    email: {
      wrong: 'Please enter a complete email address.',
      notVerified: 'Please verify your current email first.',
      sameAsBefore: 'This is your current email.',
      taken: 'This email belongs to another account.',
    },
  },
  devices: {
    unknown: 'Unknown device',
    locations: {
      hangzhou: 'Hangzhou, CN',
      shanghai: 'Shanghai, CN',
      taipei: 'Taipei, TW',
      singapore: 'Singapore, SG',
      toronto: 'Toronto, CA',
    },
  },
  /** For users who log in by QR code, by single sign-on or for another application. */
  entry: {
    qrLoginEnded: 'This QR code has expired or has been used. Please get a new one and scan it.',
    applicationUnknown: 'The application that sent you here is not known.',
    foreignReturnUrl: 'The application that sent you here named an address that is not its own.',
    domainUnknown: 'Single sign-on is not set up for this domain.',
    productUnknown: 'This single sign-on is not valid. Please start again.',
  },
  twoStepRequired: 'Please enter your security code.',
  pageExpired: 'This page has expired. Please reload it.',
  notLoggedIn: 'You are not logged in.',
  otherAccount: 'Another account is logged in now.',
  notFound: 'There is nothing at this address.',
  /** Errors in the catalogue that occur only with demo accounts and faults. */
  errors: {
    forceTwoStep: 'Your company requires two-step verification.',
    enterpriseExpired: 'Your company’s plan has expired.',
    enterpriseRestricted: 'Your company’s plan is restricted.',
    clientOutdated:
      'Your company protects its files against leaks. Please install desktop client 5.2 or newer to go on.',
    alreadyVerified: 'You have verified your identity.',
    tooFrequent: 'Too many verifications in a short time. Please wait a moment.',
    withLink: 'This account works in the desktop client only. Please download it to go on.',
    accountClosed: 'This account has been closed. Please contact your administrator.',
    notActivated: 'This account is not activated yet. Please open the link in your invitation.',
    other: 'This could not be done right now. Please try again later.',
  },
}

export type ServerWords = typeof en
