import { startClient } from './startClient';

void startClient();
