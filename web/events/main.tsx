import { render } from 'preact';
import 'virtual:report-style.css';
import '../style.css';
import './style.css';
import { startClient } from '../worker/client.js';
import { EventsApp } from './app.js';

const place = document.getElementById('app');
if (place !== null) render(<EventsApp client={startClient()} />, place);
