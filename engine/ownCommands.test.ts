import { commandsOf, ownCommands } from './ownCommands';

test('messages name the commands of a checkout, or of a server-only install', () => {
  expect(ownCommands.start).toBe('npm run live');
  expect(commandsOf([{ role: 'content' }]).start).toBe('systemctl start vibrant-peak, or node live.js');
});
