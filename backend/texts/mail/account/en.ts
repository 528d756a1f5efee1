import type { AccountMailTexts } from './types'

export const en: AccountMailTexts = {
  labels: { when: 'When', device: 'Device', network: 'Network', agency: 'Agency', number: 'Agency number' },
  newPlace: {
    subject: 'New login to your account',
    body: 'Somebody has logged in to your account from a device or a place that we had not seen you use before.',
    hint: 'If that was you, you need not do anything. If not, please change your password now: that ends every other session.',
    button: 'Check my sessions',
  },
  setPassword: {
    subject: 'Set your password',
    body: 'Thank you for booking with us. An account was opened for you with your details; all it needs is a password of your own. The link works for seven days.',
    button: 'Set my password',
  },
  confirmAddress: {
    subject: 'Please confirm your e-mail address',
    body: 'One more step and your account is ready: please confirm that this address is yours. The link works for seven days.',
    hint: 'If you did not register with us, please ignore this message. No account can be used without your confirmation.',
    button: 'Confirm my address',
  },
  confirmAnew: {
    subject: 'Please confirm your e-mail address',
    body: 'Somebody, probably you, has registered with this address more than once. Please confirm that it is yours and choose your password: those given so far no longer count. The link works for seven days.',
    hint: 'If you did not register with us, please ignore this message. No account can be used without your confirmation.',
    button: 'Confirm and set my password',
  },
  passwordEnded: {
    subject: 'Please choose a new password',
    body: 'Your e-mail address is confirmed. A password that was set and sign-ins that were made before that have ended, since they could have come from somebody else. Please choose a password. The link works for seven days.',
    button: 'Set my password',
  },
  confirmBooking: {
    subject: 'Please confirm your booking {booking}',
    body: 'We are keeping your places until {until}. Please confirm by then that this address is yours.',
    hint: 'If you did not book with us, please ignore this message: the places are released by themselves.',
    button: 'Confirm my booking',
  },
  alreadyMember: {
    subject: 'You already have an account',
    body: 'Somebody, probably you, has just tried to register with this address. You already have an account with us, so nothing was changed.',
    hint: 'If you no longer know your password, you can have a new one sent to you when logging in.',
    button: 'Log in',
  },
  memberDeleted: {
    subject: 'Your account has been deleted',
    body: 'As you asked, your account with {company} has been deleted. We keep only what the law requires us to keep about your bookings. You are welcome back at any time.',
    button: 'Visit {company}',
  },
  agencyReceived: {
    subject: 'We have received your application',
    body: 'Thank you for applying to work with {company}. We are checking your details and will write to you as soon as we have decided.',
    button: 'What we offer agencies',
  },
  agencyApproved: {
    subject: 'Welcome as a partner agency of {company}',
    body: 'Your application has been approved. This is your password for the first login: {password}',
    hint: 'It works for 24 hours; please choose one of your own after logging in. If it has lapsed, you can have a new one sent to you there.',
    button: 'Log in as an agency',
  },
  agencyRejected: {
    subject: 'About your application as an agency',
    body: 'Thank you for your interest in working with {company}. We cannot accept your application at present. If you have any questions, please reply to this message.',
    button: 'Contact us',
  },
  agencyPassword: {
    subject: 'Your new agency password',
    body: 'This is your new password for the agency area: {password}',
    hint: 'It works for 24 hours; please choose one of your own after logging in. Your old password keeps working until you use this one. If you did not ask for it, you need not do anything.',
    button: 'Log in as an agency',
  },
}
