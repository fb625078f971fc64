/// The stories of `docs/stories.md`: a heading is a story, an item below it a scenario.
struct Stories {
    struct Story: Hashable {
        let name: String
        let line: Int
    }

    struct Scenario: Hashable {
        let story: String
        let title: String
        let line: Int
    }

    private(set) var stories: [Story] = []
    private(set) var scenarios: [Scenario] = []

    init(text: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let heading = line.firstMatch(of: /^## (.+)$/) {
                stories.append(Story(name: String(heading.output.1), line: index + 1))
            } else if let item = line.firstMatch(of: /^- (Given .+)$/) {
                let story = stories.last?.name ?? ""
                scenarios.append(Scenario(story: story, title: String(item.output.1), line: index + 1))
            }
        }
    }
}
