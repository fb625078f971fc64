/// Stories and acceptance tests are the same words: whoever reads one finds the other.
enum StoryRules {
    static let document = "docs/stories.md"

    static func violations(of told: Stories, and tested: StoryTests) -> [Violation] {
        untested(told, tested) + untold(told, tested)
    }

    private static func untested(_ told: Stories, _ tested: StoryTests) -> [Violation] {
        let stories = told.stories.filter { tested.tests[$0.name] == nil }.map {
            Violation(path: document, line: $0.line, reason: "no suite is named “\($0.name)”")
        }
        let scenarios = told.scenarios.filter { tested.tests[$0.story]?.contains($0.title) != true }.map {
            Violation(path: document, line: $0.line, reason: "“\($0.story)” has no test named “\($0.title)”")
        }
        return stories + scenarios
    }

    private static func untold(_ told: Stories, _ tested: StoryTests) -> [Violation] {
        let names = Set(told.stories.map(\.name))
        let titles = Dictionary(grouping: told.scenarios, by: \.story).mapValues { Set($0.map(\.title)) }
        return tested.tests.sorted { $0.key < $1.key }.flatMap { suite, tests in
            guard names.contains(suite) else {
                return [Violation(path: document, line: 1, reason: "the suite “\(suite)” has no story")]
            }
            return tests.filter { $0.hasPrefix("Given ") && titles[suite]?.contains($0) != true }.map {
                Violation(path: document, line: 1, reason: "“\(suite)” does not tell “\($0)”")
            }
        }
    }
}
