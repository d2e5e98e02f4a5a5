/** The login that identifies a user in an answer: the phone number, else the email (LOG-05). */
export function loginOf(user: { phone?: string; email?: string } | undefined): string | undefined {
  return user?.phone || user?.email || undefined
}
