public import Echo
import EchoText

/// Words about pictures.
public enum PictureWording {
    /// "🖼 picture.png 1200 × 800, 312.0 kB": what stands below a message of each picture that goes with it.
    package static func note(_ picture: Picture) -> MessageMargin.Note {
        MessageMargin.Note(sign: StyledText("🖼", .accent), line: [StyledText(line(picture), .faint)], name: "picture")
    }

    /// "picture.png 1200 × 800, 312.0 kB".
    public static func line(_ picture: Picture) -> String {
        let name = Sanitizer.line(picture.name.split(separator: "/").last.map(String.init) ?? picture.name)
        return "\(name) \(size(picture.width, picture.height)), \(EventWording.size(picture.size))"
    }

    /// "1200 × 800".
    static func size(_ width: Int, _ height: Int) -> String { "\(width) × \(height)" }

    /// Why a line stands for a picture that the terminal could show.
    ///
    /// - Parameter hasProgram: there is one that opens pictures.
    public static func notShown(_ picture: Picture, hasProgram: Bool) -> Wording {
        let name = Sanitizer.line(picture.name)
        return hasProgram
            ? "\(name) cannot be shown here: no program could open it. It is sent as it is."
            : "Install ffmpeg, imagemagick or graphicsmagick to see pictures here. They are sent all the same."
    }

    /// Nobody looks at pictures on this machine.
    public static let offline: Wording =
        "The offline assistant cannot look at pictures. Start with --url to connect to a server whose model can."

    /// - Parameter model: that answers; nil for one of which nothing is known.
    /// - Parameter other: one that looks at pictures and can take its place; nil where there is none.
    public static func refusal(_ name: String, _ model: Model?, other: String?) -> Wording {
        let name = Sanitizer.line(name)
        guard model != nil else {
            return """
                echo-tui does not know whether \(name) can look at pictures. If it does, give it \
                in = ["text", "image"] in models.toml.
                """
        }
        guard let other else { return "\(name) cannot look at pictures." }
        return "\(name) cannot look at pictures; /model \(other) can."
    }
}

extension ModelCatalogue {
    /// A model that looks at pictures where another one does not: the usual one of the mode, else the first that is there.
    ///
    /// - Parameter isThere: whether the server has a model of this name.
    public func seeingModel(
        on api: Model.API, day: CalendarDay?, where isThere: (String) -> Bool = { _ in true }
    ) -> String? {
        let names = names(on: api, after: day ?? date).filter { self[$0]?.sees == true && isThere($0) }
        let usual = Use.allCases.filter { $0.api == api }.map(name(for:))
        return usual.first(where: names.contains) ?? names.first
    }
}
