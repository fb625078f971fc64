import EchoServing
import NIOHTTP1

extension HTTPAnswer {
    static func problem(_ problem: SessionProblem) -> HTTPAnswer {
        .error(
            HTTPResponseStatus(statusCode: problem.status), problem.message, type: problem.type,
            param: problem.parameter, code: problem.code)
    }

    static func unknownModel(_ name: String, known: [String]) -> HTTPAnswer {
        let names = known.map { "'\($0)'" }.joined(separator: ", ")
        return .error(
            .notFound, "The model '\(name)' does not exist here. There are \(names).", param: "model",
            code: "model_not_found")
    }
}
