// What the compiler does not see: which folder may import which, names that say nothing, and a few traps.
import tseslint from 'typescript-eslint'

/** Modules that the files of a folder may not import. */
const closed = (...patterns) => ({
    'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
})

/** A variable is called what it holds. */
const SAYS_NOTHING = '/^(found|told|mine|somebody|tmp)$/'
const vague = (selector) => ({ selector, message: 'Call it what it holds.' })

export default tseslint.config(
    { ignores: ['dist', 'src/contract.ts', 'src/games/*/*.gen.ts'] },
    {
        files: ['**/*.{ts,tsx}'],
        plugins: { ts: tseslint.plugin },
        languageOptions: { parser: tseslint.parser },
        linterOptions: { reportUnusedDisableDirectives: 'error' },
        rules: {
            'array-callback-return': 'error',
            eqeqeq: ['error', 'always', { null: 'ignore' }],
            'max-lines': ['error', 400],
            'no-console': 'error',
            'no-constant-binary-expression': 'error',
            'no-self-compare': 'error',
            'no-unreachable-loop': 'error',
            'no-var': 'error',
            'object-shorthand': 'error',
            'prefer-const': 'error',
            'ts/ban-ts-comment': 'error',
            'ts/consistent-type-imports': 'error',
            'ts/no-explicit-any': 'error',
            'ts/no-non-null-assertion': 'error',
            'ts/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
        },
    },
    {
        files: ['src/**/*.{ts,tsx}'],
        rules: {
            'no-restricted-syntax': [
                'error',
                vague(`VariableDeclarator > Identifier.id[name=${SAYS_NOTHING}]`),
                vague(`:function > Identifier.params[name=${SAYS_NOTHING}]`),
            ],
        },
    },
    {
        files: ['src/kit/**'],
        rules: closed(['/(pages|games)/', 'The kit knows neither pages nor games.']),
    },
    {
        files: ['src/games/**'],
        rules: closed(['/pages/', 'A game knows the kit, not the pages.']),
    },
    {
        files: ['src/games/*/**'],
        rules: closed(
            ['/pages/', 'A game knows the kit, not the pages.'],
            ['^\\.\\./(?!\\.\\./|(registry|lesson)$)', 'A game knows no other game.'],
        ),
    },
    {
        files: ['src/pages/**', 'src/main.tsx'],
        rules: closed(['/games/(?!(registry|lesson)$)', 'Pages find a game through games/registry.ts.']),
    },
)
