import Testing

@Suite struct `The house is built as it is drawn` {
    @Test func `no import points up or sideways`() throws {
        let sources = try Checkout.sources()

        #expect(sources.count > 20)
        #expect(sources.flatMap(Arrows.violations) == [])
    }

    @Test func `no dependency of the package points up or sideways`() throws {
        let manifest = try Checkout.manifest()

        let undeclared = Arrows.allowed.keys.filter { !manifest.declares($0) }

        #expect(undeclared == [])
        #expect(manifest.dependencies(of: "EchoApp").contains("EchoPresentation"))
        #expect(Arrows.violations(in: manifest) == [])
    }

    @Test func `every module has its arrows drawn`() throws {
        let modules = Set(try Checkout.sources().map(\.module))

        #expect(modules == Set(Arrows.allowed.keys))
    }

    @Test(arguments: WordRule.all) func `no word stands where it must not`(rule: WordRule) throws {
        #expect(try Checkout.sources().flatMap(rule.violations) == [])
    }

    @Test func `names and promises keep their rules`() throws {
        #expect(try Checkout.sources().flatMap(NameRules.violations) == [])
    }
}
