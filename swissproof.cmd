@echo off
rem Runs swissproof from a checkout: installs and builds on first use, and builds again when the sources are newer.
setlocal
where node >nul 2>nul
if errorlevel 1 (
  echo swissproof: Node.js is missing; install version 20 or newer ^(https://nodejs.org^). 1>&2
  exit /b 5
)
node "%~dp0scripts\prepare.mjs"
if errorlevel 1 exit /b 5
node "%~dp0dist\cli\main.js" %*
exit /b %errorlevel%
