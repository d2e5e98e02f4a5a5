/** Log in by a QR code that a phone scans (SCR-08). */
export function QrLogin() {
  return null
}
