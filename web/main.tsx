import { render } from 'preact';
import 'virtual:report-style.css';
import './style.css';
import { App } from './app.js';
import { keepForOffline } from './keep-for-offline.js';
import { startClient } from './worker/client.js';

const place = document.getElementById('app');
if (place !== null) render(<App client={startClient()} />, place);
keepForOffline();
