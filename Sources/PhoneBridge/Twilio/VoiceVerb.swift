/// One verb of TwiML, with what it is said within it.
public struct VoiceVerb: Sendable, Hashable {
    private let name: String
    private let attributes: [String: String]
    private let children: [VoiceVerb]
    private let text: String

    init(_ name: String, _ attributes: [String: String] = [:], children: [VoiceVerb] = [], text: String = "") {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// Twilio's own voice says something.
    ///
    /// - Parameter language: two letters; nil for English.
    public static func say(_ text: String, language: String? = nil) -> VoiceVerb {
        VoiceVerb("Say", language.map { ["language": $0] } ?? [:], text: text)
    }

    /// Hands the call's sound to a WebSocket, both ways, until that is closed.
    ///
    /// - Parameters:
    ///   - url: `wss`, without a query.
    ///   - status: where what becomes of the stream is told; nil for nowhere.
    ///   - parameters: come with `MediaStreamStart`.
    public static func connect(
        stream url: String, status: String? = nil, parameters: KeyValuePairs<String, String> = [:]
    ) -> VoiceVerb {
        var attributes = ["url": url]
        attributes["statusCallback"] = status
        let parameters = parameters.map { VoiceVerb("Parameter", ["name": $0, "value": $1]) }
        return VoiceVerb("Connect", children: [VoiceVerb("Stream", attributes, children: parameters)])
    }

    /// Refuses the call without answering it, so that nobody pays.
    public static func reject(isBusy: Bool) -> VoiceVerb {
        VoiceVerb("Reject", ["reason": isBusy ? "busy" : "rejected"])
    }

    public static let hangUp = VoiceVerb("Hangup")

    /// Asks for keys, and sends what was pressed to another webhook.
    ///
    /// - Parameter digits: so many are waited for, 5 s from one to the next.
    public static func gather(digits: Int, action: String, prompt: String) -> VoiceVerb {
        VoiceVerb(
            "Gather", ["action": action, "input": "dtmf", "numDigits": String(digits), "timeout": "5"],
            children: [.say(prompt)])
    }

    /// Connects the caller with another telephone. The caller's own rings on meanwhile.
    ///
    /// - Parameters:
    ///   - number: a number, or an address that begins with "sip:".
    ///   - caller: whose number is shown there; empty for the one who calls.
    ///   - seconds: how long it rings there.
    ///   - action: asked how the caller goes on when nobody answers, or that call is over.
    ///   - greeting: asked what whoever answers hears first; nil for nothing.
    ///   - status: told when somebody answers.
    public static func dial(
        _ number: String, caller: String, seconds: Int, action: String, greeting: String?, status: String
    ) -> VoiceVerb {
        var attributes = ["action": action, "answerOnBridge": "true", "timeout": String(seconds)]
        attributes["callerId"] = caller.isEmpty ? nil : caller
        var noun = ["statusCallback": status, "statusCallbackEvent": "answered"]
        noun["url"] = greeting
        let name = number.hasPrefix("sip:") ? "Sip" : "Number"
        return VoiceVerb("Dial", attributes, children: [VoiceVerb(name, noun, text: number)])
    }

    var xml: String {
        let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\(Self.escaped($1))\"" }
        let head = name + attributes.joined()
        let content = Self.escaped(text) + children.map(\.xml).joined()
        return content.isEmpty ? "<\(head) />" : "<\(head)>\(content)</\(name)>"
    }

    private static func escaped(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\t" || $0 == "\n" || $0 == "\r" }
                    .filter { $0.value != 0xFFFE && $0.value != 0xFFFF })
        ).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
