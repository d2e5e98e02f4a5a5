/**
 * The address by which a phone hands a key to the authenticator that is on it (TWO-07). A colon would part the name of the
 * service from that of the account, which nobody knows here.
 */
export function authenticatorLink(secret: string, productName: string): string {
  const name = encodeURIComponent(productName.replaceAll(':', ' '))
  return `otpauth://totp/${name}?secret=${secret}&issuer=${name}`
}
