import EchoScreen
import EchoTestKit
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoTerminal

@Suite struct `Themes` {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Themes")

    private func read(_ text: String) -> ThemeReading {
        ThemeReader.read(text, name: "test", fallback: ThemeCatalog.dark)
    }

    @Test(arguments: ThemeCatalog.names)
    func `in the program are those of the folder`(name: String) throws {
        let file = try String(contentsOf: Self.folder.appending(path: "\(name).toml"), encoding: .utf8)
        #expect(ThemeCatalog.text(of: name) == file)
    }

    @Test func `of one's own come before those of the program`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "themes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("[roles]\nplain = [\"red\"]\nnonsense = [1]\n".utf8).write(to: folder.appending(path: "mine.toml"))
        let library = ThemeLibrary(folders: [folder])

        let mine = try #require(library.reading(named: "mine"))
        #expect(mine.theme.resolve(Style(.plain)).foreground == .palette(1))
        #expect(mine.problems.map(\.line) == [3])
        #expect(library.reading(named: "fjord")?.theme == ThemeCatalog.theme(named: "fjord"))
        #expect(library.reading(named: "no such theme") == nil)
        #expect(library.reading(named: "../mine") == nil)
    }

    @Test func `none of the folder is missing from the program`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(ThemeCatalog.names.map { "\($0).toml" }))
    }

    @Test(arguments: ThemeCatalog.names)
    func `are read without a problem and name every role and surface`(name: String) throws {
        let text = try #require(ThemeCatalog.text(of: name))
        let reading = ThemeReader.read(text, name: name, fallback: Theme(name: name))
        #expect(reading.problems == [])
        #expect(Set(reading.theme.roles.keys) == Set(TextRole.allCases))
        #expect(Set(reading.theme.surfaces.keys) == Set(Surface.allCases))
    }

    @Test func `there are twelve`() { #expect(ThemeCatalog.names.count >= 12) }

    /// Borders and meters are drawings, not text; what lies behind a panel steps back.
    private static func isDrawing(_ role: TextRole) -> Bool {
        role == .behind || role.rawValue.hasPrefix("meter") || role.rawValue.lowercased().hasSuffix("border")
    }

    /// Where a role may stand: text everywhere, borders around what is no row, meters in rows and on the top line.
    private static func surfaces(of role: TextRole) -> [Surface] {
        guard isDrawing(role) else { return Surface.allCases }
        return role.rawValue.hasPrefix("meter")
            ? [.screen, .selection, .inactiveSelection, .bar] : [.screen, .overlay, .bar]
    }

    @Test(arguments: ThemeCatalog.names.filter { $0 != "mono" }, [ColorDepth.direct, .palette])
    func `can be read: text and drawings have the contrast of WCAG AA`(name: String, depth: ColorDepth) throws {
        let theme = try #require(ThemeCatalog.theme(named: name))
        for role in TextRole.allCases {
            for surface in Self.surfaces(of: role) {
                let style = theme.resolve(Style(role, on: surface))
                let ratio = try #require(
                    Contrast.ratio(
                        shown(style.foreground, depth), shown(style.background, depth, isForeground: false)))
                let least = Self.isDrawing(role) ? Contrast.drawing : Contrast.text
                #expect(ratio >= least, "\(name): \(role) on \(surface) has \(ratio)")
            }
        }
    }

    @Test func `with eight colours black is not bold, which many terminals show as grey`() {
        #expect(ColorDepth.eight.attributes([.bold, .underline], of: 0) == .underline)
        #expect(ColorDepth.eight.attributes(.bold, of: 1) == .bold)
        #expect(ColorDepth.sixteen.attributes(.bold, of: 0) == .bold)
    }

    @Test(arguments: ThemeCatalog.names.filter { $0 != "mono" }, [ColorDepth.eight, .sixteen])
    func `with few colours nothing vanishes, and the selected row is seen`(name: String, depth: ColorDepth) throws {
        let theme = try #require(ThemeCatalog.theme(named: name))
        let ground = { (surface: Surface) in
            depth.pair(of: theme.resolve(Style(.plain, on: surface)), on: surface).background
        }
        for role in TextRole.allCases {
            for surface in Surface.allCases {
                let pair = depth.pair(of: theme.resolve(Style(role, on: surface)), on: surface)
                let ratio = try #require(
                    Contrast.ratio(.palette(UInt8(pair.foreground)), .palette(UInt8(pair.background))))
                #expect(ratio >= Contrast.text, "\(name): \(role) on \(surface) has \(ratio)")
            }
        }
        #expect(ground(.selection) != ground(.screen))
    }

    @Test(arguments: ThemeCatalog.names.filter { !["mono", "nord"].contains($0) })
    func `with 16 colours good, caution and failure are three`(name: String) throws {
        let theme = try #require(ThemeCatalog.theme(named: name))
        let families = [TextRole.success, .warning, .failure].map { role in
            ColorDepth.sixteen.pair(of: theme.resolve(Style(role)), on: .screen).foreground % 8
        }
        #expect(Set(families).count == 3, "\(name): \(families)")
    }

    @Test(arguments: [
        ("#87d787", 2), ("#ffd787", 3), ("#ff8787", 1), ("#859900", 2), ("#b8bb26", 2), ("#f1fa8c", 3),
        ("#5f5f00", 3), ("#87afff", 6), ("#afafff", 4), ("#ff87ff", 5), ("#f38ba8", 1),
    ])
    func `a pale colour is called as people call it`(name: String, family: Int) throws {
        let components = try #require(Color(parsing: name)?.components)
        #expect(ColorFamily(components)?.rawValue == family)
    }

    @Test func `what cannot be read on black does not take the colour of another meaning`() {
        let voice = ResolvedStyle(
            foreground: .rgb(red: 175, green: 175, blue: 255), background: .palette(0), attributes: [])
        #expect(ColorDepth.sixteen.pair(of: voice, on: .screen).foreground == 13)
    }

    private func shown(_ color: Color, _ depth: ColorDepth, isForeground: Bool = true) -> Color {
        depth == .palette ? .palette(UInt8(depth.number(of: color, isForeground: isForeground))) : color
    }

    @Test(arguments: [
        ("#3e723e", "a green meter"), ("#5f2f9f", "a dark purple voice"), ("#073642", "a dark blue title"),
    ])
    func `what has a colour keeps one of 256`(name: String, what: String) throws {
        let number = ColorDepth.palette.number(of: try #require(Color(parsing: name)))
        let (red, green, blue) = XtermPalette.components(of: number)
        #expect(Set([red, green, blue]).count > 1, "\(what) became grey")
    }

    @Test func `contrast is that of the standard`() throws {
        #expect(
            try #require(Contrast.ratio(.rgb(red: 0, green: 0, blue: 0), .rgb(red: 255, green: 255, blue: 255))) == 21)
        let grey = try #require(
            Contrast.ratio(.rgb(red: 119, green: 119, blue: 119), .rgb(red: 255, green: 255, blue: 255)))
        #expect(abs(grey - 4.48) < 0.01)
    }

    @Test func `without colours nothing is told by colour`() {
        let theme = ThemeCatalog.dark.withoutColor
        for role in TextRole.allCases {
            for surface in Surface.allCases {
                let style = theme.resolve(Style(role, on: surface))
                #expect(style.foreground == .standard && style.background == .standard)
            }
        }
        #expect(theme.resolve(Style(.plain, on: .selection)).attributes.contains(.reverse))
        #expect(theme.resolve(Style(.unheard)) != theme.resolve(Style(.plain)))
    }

    @Test func `with high contrast, too, what lies behind a panel is not as bright as the panel`() throws {
        let theme = try #require(ThemeCatalog.theme(named: "high-contrast"))
        #expect(theme.resolve(Style(.behind)).foreground != theme.resolve(Style(.plain)).foreground)
    }

    @Test func `a theme that does not say what lies behind a panel has its borders' colour there`() {
        let theme = read("[roles]\nborder = [\"#102030\"]").theme
        #expect(theme.roles[.behind] == theme.roles[.border])
    }

    @Test func `what a file says wins and the rest stays`() {
        let theme = read("[roles]\nplain = [\"#102030\", 17, \"bold\", \"underline\"]\n[surfaces]\nbar = \"red\"").theme
        #expect(theme.resolve(Style(.plain)).foreground == .rgb(red: 16, green: 32, blue: 48))
        #expect(theme.resolve(Style(.plain)).background == .palette(17))
        #expect(theme.resolve(Style(.plain)).attributes == [.bold, .underline])
        #expect(theme.resolve(Style(.faint, on: .bar)).background == .palette(1))
        #expect(theme.roles[.user] == ThemeCatalog.dark.roles[.user])
    }

    @Test(arguments: [
        (
            "[roles]\nplain = [\"#12\"]", 2, 1,
            "plain: \"#12\" is not a colour: use a name, 0 to 255, #rrggbb or default"
        ),
        ("[roles]\n\n  colour = [\"red\"]", 3, 3, "unknown role \"colour\""),
        (
            "[roles]\nuser = [\"red\", \"\", \"loud\"]", 2, 1,
            "user: \"loud\" is not an attribute: use bold, dim, italic, underline or reverse"
        ),
        ("[surfaces]\nfloor = [\"red\"]", 2, 1, "unknown surface \"floor\""),
        ("[colours]\nuser = [\"red\"]", 1, 1, "unknown table \"colours\": use roles or surfaces"),
        ("[roles]\nuser = 3.5", 2, 1, "user: write [foreground, background, attributes…]"),
        ("user = [\"red\"]", 1, 1, "unknown table \"user\": use roles or surfaces"),
    ])
    func `a mistake is told with its place and the default used`(text: String, line: Int, column: Int, sentence: String)
    {
        let reading = read(text)
        #expect(reading.problems.map(\.description) == ["line \(line), column \(column): \(sentence)"])
        #expect(reading.theme.roles.keys == ThemeCatalog.dark.roles.keys)
    }

    @Test func `what is no TOML is told with its place`() throws {
        let problem = try #require(read("[roles]\nplain = [\n").problems.first)
        #expect(problem.line >= 2)
        guard case .syntax = problem.kind else {
            Issue.record("\(problem)")
            return
        }
    }

    @Test(arguments: [
        ("#5f87af", ColorDepth.palette, 67), ("#1c1c1c", .palette, 234), ("200", .palette, 200), ("red", .sixteen, 1),
        ("#ff0000", .sixteen, 9), ("#ff0000", .eight, 1), ("#102030", .direct, 0x102030), ("default", .palette, -1),
        ("red", .none, -1),
    ])
    func `colours go to the nearest a terminal has`(name: String, depth: ColorDepth, number: Int) throws {
        #expect(depth.number(of: try #require(Color(parsing: name))) == number)
    }

    @Test func `a shaded ground becomes black or white where there are few colours`() throws {
        #expect(ColorDepth.eight.number(of: try #require(Color(parsing: "#303030")), isForeground: false) == 0)
        #expect(ColorDepth.eight.number(of: try #require(Color(parsing: "#eeeeee")), isForeground: false) == 7)
    }
}
