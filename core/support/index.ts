export * from './attached-file.ts';
export * from './consultant-widget.ts';
export * from './files-gateway.ts';
export * from './messages/messages-gateway.ts';
export * from './messages/player-message.ts';
export * from './support-contact.ts';
export * from './support-dialog.ts';
export * from './support-options.ts';
