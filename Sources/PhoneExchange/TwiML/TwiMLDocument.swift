import Foundation

/// The app's instructions for a call, and those that nobody understands.
struct TwiMLDocument: Sendable, Hashable {
    private(set) var verbs: [TwiMLVerb] = []
    private(set) var warnings: [ExchangeWarning] = []

    init(_ document: Data) throws(TwiMLError) {
        let root = try TwiMLReader.read(document)
        guard root.name == "Response" else { throw .root(String(root.name.prefix(40))) }
        for element in root.children {
            do throws(TwiMLProblem) { verbs.append(try Self.verb(element)) } catch { warnings.append(error.warning) }
        }
    }

    private static func verb(_ element: TwiMLElement) throws(TwiMLProblem) -> TwiMLVerb {
        let attributes = element.attributes
        return switch element.name {
        case "Say": .say(element.words)
        case "Play": attributes["digits"].map { .playDigits($0) } ?? .play(url: element.words)
        case "Pause": .pause(try seconds(element, "length") ?? .seconds(1))
        case "Gather": .gather(try gather(element))
        case "Connect": .connect(try stream(element))
        case "Start": .start(try stream(element))
        case "Dial": try dial(element)
        case "Redirect": .redirect(element.words)
        case "Reject": .reject(isBusy: attributes["reason"] == "busy")
        case "Hangup": .hangUp
        default: throw .unknown(element.name)
        }
    }

    private static func stream(_ element: TwiMLElement) throws(TwiMLProblem) -> TwiMLStream {
        guard let stream = element.children.first(where: { $0.name == "Stream" }), let url = stream.attributes["url"]
        else { throw .missing("Stream", in: element.name) }
        let parameters = stream.children.filter { $0.name == "Parameter" }.map {
            ($0.attributes["name"] ?? "", $0.attributes["value"] ?? "")
        }
        return TwiMLStream(
            url: url, statusCallback: stream.attributes["statusCallback"],
            parameters: Dictionary(parameters, uniquingKeysWith: { $1 }))
    }

    private static func gather(_ element: TwiMLElement) throws(TwiMLProblem) -> TwiMLGather {
        var gather = TwiMLGather(action: element.attributes["action"])
        gather.digits = try number(element, "numDigits")
        gather.timeout = try seconds(element, "timeout") ?? gather.timeout
        gather.finishOnKey = element.attributes["finishOnKey"] ?? gather.finishOnKey
        for child in element.children {
            guard ["Say", "Play", "Pause"].contains(child.name) else { throw .unknown(child.name) }
            gather.prompt.append(try verb(child))
        }
        return gather
    }

    private static func dial(_ element: TwiMLElement) throws(TwiMLProblem) -> TwiMLVerb {
        let number = element.children.first { $0.name == "Number" }?.words ?? element.words
        guard !number.isEmpty else { throw .missing("Number", in: element.name) }
        return .dial(
            number: number, action: element.attributes["action"],
            timeout: try seconds(element, "timeout") ?? .seconds(30))
    }

    private static func number(_ element: TwiMLElement, _ name: String) throws(TwiMLProblem) -> Int? {
        // "auto" is what the exchange does anyway.
        guard let text = element.attributes[name], text != "auto" else { return nil }
        guard let number = Int(text), (0...14_400).contains(number) else { throw .badValue(name, in: element.name) }
        return number
    }

    private static func seconds(_ element: TwiMLElement, _ name: String) throws(TwiMLProblem) -> Duration? {
        try number(element, name).map { .seconds($0) }
    }
}

/// Why a verb is passed over.
private enum TwiMLProblem: Error, Sendable, Hashable {
    case unknown(String)
    case missing(String, in: String)
    case badValue(String, in: String)

    var warning: ExchangeWarning {
        switch self {
        case .unknown(let name): .schema("<\(name.prefix(40))> is no verb that is known.")
        case .missing(let name, let verb): .schema("<\(verb)> has no <\(name)>.")
        case .badValue(let name, let verb): .schema("\(name) of <\(verb)> is not an allowed number.")
        }
    }
}
