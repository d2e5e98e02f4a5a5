/** What a code is for; it is valid for nothing else. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'forgot_password_by_phone'
  | 'activate_by_phone'
  | 'become_referral'
  | 'two_step'
  | 'two_step_login'
  | 'current_phone'
  | 'new_phone'
  | 'current_email'
  | 'new_email'
