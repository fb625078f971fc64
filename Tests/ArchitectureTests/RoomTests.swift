import Testing

@Suite struct `Rooms keep their walls` {
    private let sources: [SourceFile]

    init() throws {
        sources = try Checkout.sources()
    }

    @Test func `nobody names a feature but itself and the composition`() {
        #expect(sources.flatMap(FeatureNames.violations).map(\.description) == [])
    }

    @Test(arguments: [
        ("EchoScreen", "case house", true), ("EchoStore", "let isOfHouse = true", true),
        ("EchoApp", "import Immersion", true), ("EchoApp", "let greenhouse = \"house\"", false),
        ("House", "let house = House()", false), ("echo-tui", "let houseFile = file", false),
    ])
    func `a feature's name is found`(module: String, line: String, isFound: Bool) {
        let file = SourceFile(path: "Sources/\(module)/A.swift", text: line)

        #expect(FeatureNames.violations(in: file).isEmpty != isFound)
    }

    @Test func `a feature comes to the screen by its door alone`() {
        #expect(sources.flatMap(FeatureDoor.violations).map(\.description) == [])
    }

    @Test(arguments: [
        ("House/A.swift", "let screen: Screen", 1), ("House/A.swift", "let screen: ScreenDoor", 0),
        ("EchoApp/Features/Wake/A.swift", "screen.facts = ScreenFacts()", 1),
        ("EchoApp/ScreenComposition.swift", "let screen = Screen()", 0),
        ("EchoScreen/Screen/A.swift", "var facts: ScreenFacts", 0),
    ])
    func `another way in is found`(place: String, line: String, count: Int) {
        let file = SourceFile(path: "Sources/\(place)", text: line)

        #expect(FeatureDoor.violations(in: file).count == count)
    }

    @Test func `a feature takes each part that it has the functions for`() {
        #expect(FeatureRoles.violations(among: sources).map(\.description) == [])
    }

    @Test func `a part that nobody would ask for is found`() {
        let files = [
            (
                "A",
                "protocol TickingFeatureProtocol: FeatureProtocol {\n    func tick() throws\n}\n"
                    + "protocol ChoosingFeatureProtocol: FeatureProtocol {\n    func choose(_ row: Row) throws\n}"
            ),
            ("B", "@MainActor final class Clock: FeatureProtocol {\n    func tick() {}\n}"),
            (
                "C",
                "final class Bell: FeatureProtocol,\n    TickingFeatureProtocol\n{\n"
                    + "    func choose(_ text: String) {}\n}"
            ),
            ("D", "extension Bell {\n    func tick() {}\n}\n\nextension Other {\n    func choose(_ row: Row) {}\n}"),
        ].map { SourceFile(path: "Sources/EchoApp/\($0).swift", text: $1) }

        #expect(
            FeatureRoles.violations(among: files).map(\.description) == [
                "Sources/EchoApp/B.swift:1: Clock does not take the part of TickingFeatureProtocol"
            ])
    }

    @Test func `no module shows more names than its budget, which only shrinks`() {
        #expect(PublicNames.violations(among: sources).map(\.description) == [])
    }

    @Test(arguments: [(1, 1), (2, 0), (22, 0), (23, 1)])
    func `a budget that is spent, or too large, is found`(budget: Int, violations: Int) {
        let file = SourceFile(path: "Sources/Echo/A.swift", text: "public import B\npublic let a = 1\npublic let b = 2")

        #expect(PublicNames.violations(among: [file], budgets: ["Echo": budget]).count == violations)
    }

    @Test func `no class keeps more where others can reach it than its budget`() {
        #expect(OpenState.violations(among: sources).map(\.description) == [])
    }

    @Test func `what is stored and not private is counted`() {
        let file = SourceFile(
            path: "Sources/Echo/A.swift",
            text: """
                @MainActor public final class A: B,
                    C
                {
                    struct Part { let inside = 1 }
                    let a = 1
                    public private(set) var b: [Int] = []
                    private var c = 2
                    static let d = 3
                    var e: Int { 4 }
                    var f = 5 { didSet { g() } }
                    weak var h: A?
                    func g() { let local = 6 }
                }
                extension A { struct D { var x = 1 } }
                actor E {
                    nonisolated let y: Int
                }
                """)

        #expect(OpenState.counts(in: file) == ["A": 4, "E": 1])
        #expect(OpenState.violations(among: [file], budgets: ["A": 4]).isEmpty)
        #expect(OpenState.violations(among: [file], budgets: ["A": 3]).count == 1)
        #expect(OpenState.violations(among: [file], budgets: ["A": 5]).count == 1)
        #expect(OpenState.violations(among: [file], budgets: ["A": 4, "Gone": 1]).count == 1)
    }

    @Test func `no protocol has one type of its own module only`() throws {
        #expect(LoneProtocols.violations(among: sources, tests: try Checkout.tests()).map(\.description) == [])
    }

    @Test func `a lone protocol is found`() {
        let sources = [
            ("Echo", "protocol AProtocol {}\nprotocol BProtocol {}\nprotocol CProtocol {}\nprotocol DProtocol {}"),
            ("EchoWire", "struct One: Sendable, AProtocol {}"), ("Echo", "actor Two: BProtocol {}"),
            ("Echo", "extension Three: CProtocol where X: DProtocol {}"), ("Echo", "struct Four<A>: DProtocol {}"),
        ].enumerated().map { SourceFile(path: "Sources/\($1.0)/\($0).swift", text: $1.1) }
        let tests = [SourceFile(path: "Tests/EchoTests/A.swift", text: "final class Double: BProtocol {}")]

        #expect(
            LoneProtocols.violations(among: sources, tests: tests).map(\.reason) == [
                "CProtocol has one conformer, Echo.Three: name that instead",
                "DProtocol has one conformer, Echo.Four: name that instead",
            ])
    }
}
