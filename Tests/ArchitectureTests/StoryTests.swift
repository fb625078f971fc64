/// The suites of the acceptance tests with the names of their tests, read from their sources as text.
struct StoryTests {
    private(set) var tests: [String: [String]] = [:]

    init(sources: [String]) {
        for source in sources {
            var suite: String?
            for line in source.split(separator: "\n") {
                if let name = line.firstMatch(of: /@Suite.* struct `(.+)`/)?.output.1 {
                    suite = String(name)
                    tests[String(name), default: []] += []
                } else if let suite, let name = line.firstMatch(of: /\bfunc `(.+)`\(/)?.output.1 {
                    tests[suite, default: []].append(String(name))
                }
            }
        }
    }
}
