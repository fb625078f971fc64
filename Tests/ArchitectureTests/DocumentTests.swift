import Testing

@Suite struct `What is documented is so` {
    @Test func `every scenario of a story is a test of that name, and every story a suite`() throws {
        let told = Stories(text: try Checkout.text(of: StoryRules.document))
        let sources = try Checkout.files(below: "Tests/AcceptanceTests", ending: "swift").map(Checkout.text)
        let violations = StoryRules.violations(of: told, and: StoryTests(sources: sources)).map(\.description)

        #expect(told.scenarios.count > 100)
        #expect(violations == [])
    }
}
