const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`)

/** All messages of the account service: in its responses, on its own pages and in the messages that it sends. */
export const en = {
  wrongPassword: (attemptsLeft: number) =>
    `Incorrect login or password. You have ${count(attemptsLeft, 'attempt', 'attempts')} left.`,
  loginLocked: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${count(minutes, 'minute', 'minutes')}.`,
  captcha: {
    missing: 'Please enter the characters shown in the picture.',
    wrong: 'The characters do not match the picture. Please try the new one.',
    expired: 'The picture has expired. Please enter the characters in the new one.',
    slider: 'Please complete the slider check.',
    sliderFailed: 'Please drag the slider to the end again.',
  },
  codes: {
    /** What each code is for, as stated in its message. */
    purposes: {
      login: 'Log in',
      register: 'Create an account',
      forgot_password_by_phone: 'Reset your password',
      activate_by_phone: 'Activate your account',
      become_referral: 'Become a referral partner',
      two_step: 'Set up two-step verification',
      two_step_login: 'Log in with two-step verification',
      current_phone: 'Verify your phone number',
      new_phone: 'Verify your new phone number',
      current_email: 'Verify your email',
      new_email: 'Verify your new email',
    },
    waitSeconds: (seconds: number) =>
      `A code was sent a moment ago. Please wait ${count(seconds, 'second', 'seconds')} before requesting another.`,
    wrong: 'The code you entered is incorrect.',
    expired: 'The code has expired. Please request a new one.',
    tooManyAttempts: 'Too many failed attempts. Please request a new code.',
    invalidLink: 'This link has expired or has already been used. Please start again.',
    voiceUnavailable: 'Codes by voice call are not available. Please get one by SMS.',
  },
  security: {
    wrongPassword: (attemptsLeft: number) =>
      `Incorrect password. You have ${count(attemptsLeft, 'attempt', 'attempts')} left.`,
    noPassword: 'This account has no password yet. Please set one first.',
    notVerified: 'Please verify your identity first.',
    methodUnavailable: 'This two-step verification method is not available.',
    wrongTotp: 'This is not the current code from your authenticator app. Each code can be used only once.',
    tooManyWrongCodes: 'Too many wrong codes. Please log in again.',
    secondStepExpired: 'This login has expired. Please log in again.',
    twoStepForced: 'Your company requires two-step verification, so it cannot be turned off.',
    unknownDevice: 'This device is no longer on the list.',
    currentDevice: 'This is the device you are using. Log out instead.',
    notLinked: 'Your account is not linked to this platform.',
    usedForTwoStep: 'Your two-step verification uses WeChat. Please change its method or turn it off first.',
    lastLoginMethod: 'This is your only way to log in. Please set a password or add a phone number first.',
  },
  registration: {
    closed: 'New accounts cannot be created at the moment.',
    phoneTaken: 'An account with this phone number already exists. Please log in instead.',
    emailTaken: 'An account with this email already exists.',
    nameRequired: 'Please enter your name.',
    companyRequired: 'Please enter the name of your company.',
    unknownCoupon: 'We cannot find this coupon. Please check it and try again.',
    coupons: {
      partner: 'Three months free with any plan',
      team: 'Half price for the first year, for teams of up to 50 people',
    },
    alreadyLinked: 'This account is already linked. Please log in with it on the login page.',
    typeAlreadyLinked: 'Your account is already linked to another account of this type. Unlink that one first.',
    alreadyApplied: 'You have already applied with this phone number. We will be in touch.',
  },
  recovery: {
    linkPurpose: 'Reset your password',
    invalidLogin: 'Please enter a phone number or an email address.',
    phoneNotInternational:
      'This is for phone numbers from other countries or regions. Please go back and reset your password by phone.',
    waitSeconds: (seconds: number) =>
      `An email was sent to you a moment ago. Please wait ${count(seconds, 'second', 'seconds')} before requesting another.`,
    passwordIssues: {
      'edge-space': 'Password cannot start or end with a space',
      'forbidden-character': 'Password contains forbidden characters',
    },
    /** What a new password must contain, by password policy (VAL-06). */
    passwordHints: {
      'letters-digits': (min: number, max: number) =>
        `Password must be a combination of ${min}-${max} letters and digits`,
      'with-capital': (min: number, max: number) =>
        `Password must be ${min}-${max} characters with uppercase and lowercase letters and digits`,
      'with-special': (min: number, max: number) =>
        `Password must be ${min}-${max} characters with letters, digits and special characters`,
      'with-capital-and-special': (min: number, max: number) =>
        `Password must be ${min}-${max} characters with uppercase and lowercase letters, digits and special characters`,
    },
    passwordMismatch: 'The two passwords do not match.',
    unchanged: 'Please choose a password that differs from your current one.',
    hasPassword: 'Your account already has a password. You can change it in account security.',
    phoneNotVerified: 'Please verify your phone number first.',
  },
  contacts: {
    phone: {
      wrong: 'Please enter a phone number that can receive a code.',
      notVerified: 'Please verify your current phone number first.',
      unchanged: 'This is your current phone number.',
      taken: 'This phone number belongs to another account.',
    },
    email: {
      wrong: 'Please enter a complete email address.',
      notVerified: 'Please verify your current email first.',
      unchanged: 'This is your current email.',
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
    unknownApplication: 'The application that sent you here is unknown.',
    returnUrlNotAllowed: 'The application that sent you here specified a return URL that is not its own.',
    unknownDomain: 'Single sign-on is not set up for this domain.',
    invalidSsoRequest: 'This single sign-on request is not valid. Please start again.',
  },
  twoStepRequired: 'Please enter your security code.',
  pageExpired: 'This page has expired. Please reload it.',
  notLoggedIn: 'You are not logged in.',
  differentAccount: 'Another account is logged in now.',
  notFound: 'There is nothing at this address.',
  /** Errors in the catalog that occur only with demo accounts and faults. */
  errors: {
    forceTwoStep: 'Your company requires two-step verification.',
    enterpriseExpired: 'Your company’s plan has expired.',
    enterpriseRestricted: 'Your company’s plan is restricted.',
    clientOutdated:
      'Your company protects its files against leaks. Please install desktop client 5.2 or later to continue.',
    alreadyVerified: 'You have already verified your identity.',
    tooFrequent: 'Too many verification attempts in a short time. Please wait a moment.',
    withLink: 'This account works only in the desktop client. Please download it to continue.',
    accountClosed: 'This account has been closed. Please contact your administrator.',
    notActivated: 'This account is not activated yet. Please open the link in your invitation.',
    other: 'This could not be done right now. Please try again later.',
  },
}

export type ServerMessages = typeof en
