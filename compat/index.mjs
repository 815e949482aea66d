export * from 'contact-centre-client/vendor';
export { default } from 'contact-centre-client/vendor';
