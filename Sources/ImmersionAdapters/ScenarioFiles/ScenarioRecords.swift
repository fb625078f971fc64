import Immersion

/// A file of scenarios as it is written.
struct ScenarioRecords: Decodable {
    struct Person: Decodable {
        let id: String
        let name: String
        let city: String?
        let manner: String?
        let voice: String?
        let topics: [String]?
        let region: String?
    }

    struct Situation: Decodable {
        let id: String
        let level: String
        let title: String
        let situation: String
        let persona: String
        let goals: [Goal]?
        let keywords: [String]?
        let step: [Step]
    }

    struct Goal: Decodable {
        let id: String
        let title: String
    }

    struct Step: Decodable {
        let id: String
        let says: String
        let means: String?
        let simpler: String?
        let simplerMeans: String?
        let hint: String?
        let answers: [Answer]?

        enum CodingKeys: String, CodingKey {
            case id, says, means, simpler, hint, answers
            case simplerMeans = "simpler_means"
        }
    }

    struct Answer: Decodable {
        let say: [String]
        let next: String
        let goal: String?
        let reply: String?
        let replyMeans: String?

        enum CodingKeys: String, CodingKey {
            case say, next, goal, reply
            case replyMeans = "reply_means"
        }
    }

    let persona: [Person]?
    let scenario: [Situation]?
}
