extension CodeLanguage {
    static let all: [CodeLanguage] = [
        swift, python, javaScript, json, toml, yaml, shell, c, go, rust, java, sql,
    ]

    private static let swift = CodeLanguage(
        names: ["swift"],
        keywords: words(
            """
            actor any as associatedtype async await borrowing break case catch class consuming continue convenience \
            default defer deinit do else enum extension fallthrough false fileprivate final for func get guard if \
            import in indirect init inout internal is isolated lazy let mutating nil nonisolated open operator \
            override package private protocol public repeat required rethrows return self set sending some static \
            struct subscript super switch throw throws true try typealias unowned var weak where while Self
            """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["\"\"\"", "\""], capitalsAreTypes: true)

    private static let python = CodeLanguage(
        names: ["python", "py", "python3", "pycon"],
        keywords: words(
            """
            and as assert async await break case class continue def del elif else except finally for from global if \
            import in is lambda match nonlocal not or pass raise return self try while with yield None True False
            """), types: words("bool bytes dict float frozenset int list object set str tuple type"),
        lineComments: ["#"], quotes: ["\"\"\"", "'''", "\"", "'"], capitalsAreTypes: true)

    private static let javaScript = CodeLanguage(
        names: ["javascript", "js", "jsx", "typescript", "ts", "tsx", "mjs"],
        keywords: words(
            """
            abstract as async await break case catch class const continue debugger declare default delete do else enum \
            export extends false finally for from function get if implements import in instanceof interface keyof let \
            namespace new null of private protected public readonly return satisfies set static super switch this \
            throw true try type typeof undefined var void while yield
            """), types: words("any bigint boolean never number object string symbol unknown"), lineComments: ["//"],
        blockComment: ("/*", "*/"), quotes: ["`", "\"", "'"], capitalsAreTypes: true)

    private static let json = CodeLanguage(
        names: ["json", "jsonc", "json5", "jsonl"], keywords: words("true false null"), lineComments: ["//"],
        blockComment: ("/*", "*/"), quotes: ["\""], hasKeys: true)

    private static let toml = CodeLanguage(
        names: ["toml", "ini", "conf", "properties"], keywords: words("true false"), lineComments: ["#", ";"],
        quotes: ["\"\"\"", "'''", "\"", "'"], hasKeys: true)

    private static let yaml = CodeLanguage(
        names: ["yaml", "yml"], keywords: words("true false null yes no on off"), lineComments: ["#"], hasKeys: true)

    private static let shell = CodeLanguage(
        names: ["bash", "sh", "shell", "zsh", "console", "fish"],
        keywords: words(
            """
            alias break case cd continue do done echo elif else esac eval exec exit export fi for function if in local \
            read readonly return select set shift source sudo then trap unset until while
            """), lineComments: ["#"])

    private static let c = CodeLanguage(
        names: ["c", "h", "cpp", "c++", "cc", "cxx", "hpp", "objc"],
        keywords: words(
            """
            alignas auto break case catch class co_await co_return co_yield concept const consteval constexpr continue \
            default delete do else enum explicit export extern false final for friend goto if inline mutable \
            namespace new noexcept nullptr operator override private protected public register requires return \
            sizeof static static_assert struct switch template this throw true try typedef typename union using \
            virtual volatile while NULL
            """),
        types: words(
            """
            bool char char8_t char16_t char32_t double float int int8_t int16_t int32_t int64_t long short signed \
            size_t ssize_t std string uint8_t uint16_t uint32_t uint64_t unsigned vector void wchar_t
            """), lineComments: ["//"], blockComment: ("/*", "*/"), capitalsAreTypes: true)

    private static let go = CodeLanguage(
        names: ["go", "golang"],
        keywords: words(
            """
            break case chan const continue default defer else fallthrough false for func go goto if import interface \
            iota map nil package range return select struct switch true type var
            """),
        types: words(
            """
            any bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 \
            uint16 uint32 uint64 uintptr
            """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["`", "\"", "'"], capitalsAreTypes: true)

    /// Its lifetimes look like the begin of a string: an apostrophe is none.
    private static let rust = CodeLanguage(
        names: ["rust", "rs"],
        keywords: words(
            """
            as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod \
            move mut pub ref return self static struct super trait true type unsafe use where while Self
            """),
        types: words("bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize"),
        lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["\""], capitalsAreTypes: true)

    private static let java = CodeLanguage(
        names: ["java", "kotlin", "kt", "csharp", "cs", "scala"],
        keywords: words(
            """
            abstract assert async await base break case catch class const continue data default do else enum extends \
            false final finally for foreach fun get if implements import in instanceof interface internal is \
            namespace native new null object out override package private protected public readonly record return \
            sealed set static super switch synchronized this throw throws true try using val var virtual void \
            volatile when while yield
            """), types: words("bool boolean byte char decimal double float int long short string"),
        lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["\"\"\"", "\"", "'"], capitalsAreTypes: true)

    private static let sql = CodeLanguage(
        names: ["sql", "postgresql", "postgres", "mysql", "sqlite"],
        keywords: words(
            """
            add all alter and as asc begin between by case check commit constraint create cross database default \
            delete desc distinct drop else end exists foreign from full group having if in index inner insert into is \
            join key left like limit not null offset on or order outer primary references returning right rollback \
            select set table then transaction trigger union unique update using values view when where with
            """),
        types: words(
            """
            bigint blob boolean char date decimal double float int integer json jsonb numeric real serial text time \
            timestamp uuid varchar
            """),
        lineComments: ["--"], blockComment: ("/*", "*/"), ignoresCase: true)

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
