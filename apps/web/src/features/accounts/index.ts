export { useAccess } from './api/check-access';
export { AccountPanel } from './components/account-panel';
export { ForgotPasswordForm } from './components/forgot-password-form';
export { LoginForm } from './components/login-form';
export { ProfileForm } from './components/profile-form';
export { RegisterForm } from './components/register-form';
export { SignedIn } from './components/signed-in';
export { loginPath, useReturnTarget } from './return-target';
export { useSignOut } from './use-sign-out';
