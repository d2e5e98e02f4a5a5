/** The login that a user of an answer is known by: the phone, else the email (LOG-05). */
export function loginOf(user: { phone?: string; email?: string } | undefined): string | undefined {
  return user?.phone || user?.email || undefined
}
