import { render } from 'preact';
import 'virtual:report-style.css';
import '../style.css';
import './style/page.css';
import './style/progress.css';
import './style/boards.css';
import './style/lists.css';
import './style/phone.css';
import './style/paper.css';
import { startClient } from '../worker/client.js';
import { EventsApp } from './app.js';

const place = document.getElementById('app');
if (place !== null) render(<EventsApp client={startClient()} />, place);
