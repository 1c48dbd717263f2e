import type { CommandWords, OptionWords } from './words.js';

/** The scripts that teach a shell to complete, by its name. They hold words only, so they fit until the next version. */
export const SHELLS: Readonly<Record<string, (commands: readonly CommandWords[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** Commands of one word; those below them have their words in two. */
function topOf(commands: readonly CommandWords[]): readonly CommandWords[] {
  return commands.filter(({ path }) => !path.includes(' '));
}

function bashScript(commands: readonly CommandWords[]): string {
  return `# Completion of swissproof for bash: source <(swissproof completion bash)
_swissproof() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=\${COMP_WORDS[1]:-} second=\${COMP_WORDS[2]:-} values= words= options=
  COMPREPLY=()
  if [ "$COMP_CWORD" -le 1 ]; then
    COMPREPLY=($(compgen -W '${topOf(commands)
      .map(({ path }) => path)
      .join(' ')} --help --version' -- "$current"))
    return
  fi
  case "$command $second" in
${[...commands].reverse().map(bashCase).join('\n')}
  esac
  case "$command $previous" in
${commands.flatMap(({ path, options }) => options.filter(({ takesValue }) => takesValue).map((option) => bashValue(path, option))).join('\n')}
  esac
  case $current in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
    *)
      if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current"))
      else compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")); fi ;;
  esac
}
complete -F _swissproof swissproof
`;
}

function bashCase({ path, options, words }: CommandWords): string {
  const pattern = path.includes(' ') ? `'${path}'` : `'${path} '*`;
  return `    ${pattern}) options='${options.map(({ flag }) => flag).join(' ')}' words='${words.join(' ')}' ;;`;
}

function bashValue(path: string, { flag, values }: OptionWords): string {
  const given = values.length === 0 ? 'compgen -f' : `compgen -W '${values.join(' ')}'`;
  return `    '${path.split(' ')[0]} ${flag}') COMPREPLY=($(${given} -- "$current")); return ;;`;
}

function zshScript(commands: readonly CommandWords[]): string {
  const top = topOf(commands);
  return `#compdef swissproof
# Completion of swissproof for zsh: swissproof completion zsh > ~/.zfunc/_swissproof, with ~/.zfunc in fpath
_swissproof() {
  local -a commands
  commands=(${top.map(({ path, summary }) => quoted(`${path}:${summary}`)).join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case $words[2] in
${top.map(({ path, options, words }) => `    ${path}) _arguments -S ${options.map(zshOption).join(' ')} ${words.length === 0 ? "'*:file:_files'" : quoted(`*:word:(${words.join(' ')})`)} ;;`).join('\n')}
  esac
}
if [ "$funcstack[1]" = _swissproof ]; then _swissproof "$@"; else compdef _swissproof swissproof; fi
`;
}

function zshOption({ flag, summary, takesValue, values }: OptionWords): string {
  const plain = summary.replace(/[[\]:]/g, ' ');
  const given = values.length === 0 ? '_files' : `(${values.join(' ')})`;
  return quoted(`${flag}[${plain}]${takesValue ? `:value:${given}` : ''}`);
}

function fishScript(commands: readonly CommandWords[]): string {
  const top = topOf(commands);
  return [
    '# Completion of swissproof for fish: swissproof completion fish > ~/.config/fish/completions/swissproof.fish',
    'complete -c swissproof -n __fish_use_subcommand -f',
    ...top.map(
      ({ path, summary }) =>
        `complete -c swissproof -n __fish_use_subcommand -a ${path} -d ${quoted(summary)}`,
    ),
    ...top.flatMap(({ path, options, words }) => {
      const where = `complete -c swissproof -n '__fish_seen_subcommand_from ${path}'`;
      return [
        ...(words.length === 0 ? [] : [`${where} -f -a ${quoted(words.join(' '))}`]),
        ...options.map(({ flag, summary, takesValue, values }) => {
          const value = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : takesValue ? ' -r' : '';
          return `${where} -l ${flag.replace(/^--/, '')}${value} -d ${quoted(summary)}`;
        }),
      ];
    }),
    '',
  ].join('\n');
}

function powershellScript(commands: readonly CommandWords[]): string {
  const list = (words: readonly string[]): string => `@(${words.map(inPowershell).join(', ')})`;
  const top = topOf(commands);
  return `# Completion of swissproof for PowerShell: swissproof completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName swissproof -ScriptBlock {
  param($word, $ast, $position)
  $commands = [ordered]@{
${top.map(({ path, options, words }) => `    ${inPowershell(path)} = @{ options = ${list(options.map(({ flag }) => flag))}; words = ${list(words)} }`).join('\n')}
  }
  $values = @{
${[...new Map(top.flatMap(({ path, options }) => options.filter(({ values }) => values.length > 0).map(({ flag, values }) => [`${path} ${flag}`, values])))].map(([key, values]) => `    ${inPowershell(key)} = ${list(values)}`).join('\n')}
  }
  $words = @($ast.CommandElements | ForEach-Object { $_.ToString() })
  $done = if ($word -eq '') { $words } else { $words[0..([Math]::Max(0, $words.Count - 2))] }
  $command = if ($done.Count -gt 1) { $done[1] } else { '' }
  $known = if ($command -eq '') { $commands.Keys }
    elseif ($values.ContainsKey("$command $($done[-1])")) { $values["$command $($done[-1])"] }
    elseif ($word -like '-*') { $commands[$command].options }
    else { $commands[$command].words }
  $known | Where-Object { $_ -like "$word*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}

/** For sh, zsh and fish. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function inPowershell(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
