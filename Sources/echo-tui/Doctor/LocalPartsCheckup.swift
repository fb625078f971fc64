import EchoScreen
import EchoText
import LocalBackend

/// The local brain, ears and voice: what was found, where, and whether it answers.
struct LocalPartsCheckup: CheckupProtocol {
    /// Those that this program runs itself, before any that are found.
    var own: [OwnPart] = []
    let survey: @Sendable () async -> [PartFinding]

    func findings() async -> [Finding] { await survey().map(finding) }

    private func finding(_ finding: PartFinding) -> Finding {
        guard case .searched = finding.outcome, let part = own.first(where: { $0.role == finding.role }) else {
            return Self.finding(finding)
        }
        return .good("Local \(finding.role)", "\(Sanitizer.line(part.title)), which starts when it is needed")
    }

    private static func finding(_ finding: PartFinding) -> Finding {
        let subject = "Local \(finding.role)"
        let builtIn = builtIn(finding.role)
        let command = "/\(command(finding.role))"
        switch finding.outcome {
        case .builtIn: return .good(subject, "\(builtIn), as chosen")
        case .answers(let server, let model):
            let model = model.map { "\(Sanitizer.line($0)) at " } ?? ""
            return .good(subject, "\(model)\(Sanitizer.line(server)) answers")
        case .fails(_, let reason):
            return .bad(
                subject, "\(Sanitizer.line(reason)) Until it answers: \(builtIn)",
                advice: "Start the server, or choose another: \(command) automatic.")
        case .searched(let ports, let asked): return searched(ports, asked, subject, builtIn, command)
        }
    }

    private static func searched(
        _ ports: [PartFinding.Port], _ asked: [Int], _ subject: String, _ builtIn: String, _ command: String
    ) -> Finding {
        for port in ports {
            guard case .serves(let model, let product) = port.answer else { continue }
            let server = product.map { " via \(Sanitizer.line($0))" } ?? ""
            return .good(subject, "\(Sanitizer.line(model))\(server) answers on port \(port.number)")
        }
        if !ports.isEmpty {
            let others = ports.map { "port \($0.number) \(words($0.answer))" }
            let fact = "\(builtIn); \(others.joined(separator: ", "))"
            guard !ports.contains(emptyOllama) else { return .caution(subject, fact, advice: pull) }
            guard ports.contains(where: mayBeOne) else { return .good(subject, fact) }
            let way = "If that is your model server, check its log, or give its address: \(command) ADDRESS."
            return .caution(subject, fact, advice: way)
        }
        let numbers = asked.map(String.init).joined(separator: ", ")
        let way = "no model server found on this machine (ports \(numbers)); /local gets one"
        return .good(subject, "\(builtIn); \(way)")
    }

    private static let emptyOllama = PartFinding.Port(number: 11434, answer: .noModel)
    private static let pull =
        "Ollama has no model yet: echo-tui local get ollama-qwen2.5-1.5b, or ollama pull with the name of another."

    /// Whether it may be a model server that does not answer as it should. That others use a port is no fault.
    private static func mayBeOne(_ port: PartFinding.Port) -> Bool {
        switch port.answer {
        case .refuses(let status): status == 401 || status == 403 || status >= 500
        case .silent: true
        case .serves, .noModel, .isNoModelServer: false
        }
    }

    private static func words(_ answer: PartFinding.Port.Answer) -> String {
        switch answer {
        case .serves(let model, _): "serves \(Sanitizer.line(model))"
        case .noModel: "has no model for this"
        case .isNoModelServer: "is another program's"
        // Model servers say so while they load one.
        case .refuses(status: 503): "is loading its model"
        case .refuses(let status): "answers with HTTP status \(status)"
        case .silent(let reason): "does not answer (\(Sanitizer.line(reason)))"
        }
    }

    private static func builtIn(_ role: PartRole) -> String {
        switch role {
        case .brain: "the built-in skills answer"
        case .ears: "the built-in recogniser listens"
        case .voice: "the built-in voice speaks"
        case .embeddings: "messages are found by their words"
        }
    }

    private static func command(_ role: PartRole) -> String {
        switch role {
        case .brain, .embeddings: "brain"
        case .ears: "ears"
        case .voice: "local-voice"
        }
    }
}
