import Testing

@Suite struct `The house is built as it is drawn` {
    private let sources: [SourceFile]

    init() throws {
        sources = try Checkout.sources()
    }

    @Test func `no import points up or sideways`() {
        let violations = sources.flatMap(Arrows.violations).map(\.description)

        #expect(sources.count > 20)
        #expect(violations == [])
    }

    @Test func `no dependency of the package points up or sideways`() throws {
        let manifest = try Checkout.manifest()
        let undeclared = Arrows.allowed.keys.filter { !manifest.declares($0) }
        let violations = Arrows.violations(in: manifest).map(\.description)

        #expect(undeclared == [])
        #expect(manifest.dependencies(of: "EchoApp").contains("EchoScreen"))
        #expect(violations == [])
    }

    @Test func `every module has its arrows drawn, and somebody follows each`() {
        #expect(Set(sources.map(\.module)) == Set(Arrows.allowed.keys))
        #expect(Arrows.unused(by: sources).map(\.description) == [])
    }

    @Test func `no type name stands twice among modules`() {
        let violations = TypeNames.violations(in: sources).map(\.description)

        #expect(violations == [])
    }

    @Test(arguments: WordRule.all) func `no word stands where it must not`(rule: WordRule) {
        let violations = sources.flatMap(rule.violations).map(\.description)

        #expect(violations == [])
    }

    @Test func `no feature names another's types`() {
        #expect(sources.count { $0.path.hasPrefix("Sources/EchoApp/Features/") } > 20)
        #expect(FeatureRules.violations(among: sources).map(\.description) == [])
    }

    @Test func `presentation holds no rules`() {
        #expect(sources.flatMap(PresentationRules.violations).map(\.description) == [])
    }

    @Test func `one place starts programs`() throws {
        let shims = try ["c", "h"].flatMap { Checkout.files(below: "Sources", ending: $0) }.map {
            SourceFile(path: $0, text: try Checkout.text(of: $0))
        }
        #expect(shims.count > 5)
        #expect((sources + shims).flatMap(SpawnRules.violations).map(\.description) == [])
        #expect(sources.contains { $0.path == SpawnRules.place && $0.names.contains("posix_spawn") })
    }

    @Test func `nothing that the screen is told holds audio`() {
        #expect(SoundRules.violations(among: sources).map(\.description) == [])
    }

    @Test func `no file is longer than can be read in one sitting`() {
        #expect(sources.flatMap(FeatureRules.length).map(\.description) == [])
    }

    @Test func `names and promises keep their rules`() {
        let violations = sources.flatMap(NameRules.violations).map(\.description)

        #expect(violations == [])
    }
}
