import Echo
import House

/// The tools of a house in the hands of an assistant: those of the house there is, and none where there is none.
@MainActor final class HouseToolset {
    private let house: HouseDesk
    private let echo: Echo
    private let asSentences: Bool
    /// The names of those it has now.
    private var held: Set<String> = []

    /// - Parameter asSentences: for the assistant of this machine, which has nothing to say of a house that is not known;
    ///   a model has the same tools whatever they find.
    init(of house: HouseDesk, for echo: Echo, asSentences: Bool) {
        (self.house, self.echo, self.asSentences) = (house, echo, asSentences)
    }

    /// Gives it those of now, and takes away what it had.
    func renew() {
        let isThere = house.hasHouse && (house.knowsNames || house.isExpected || !asSentences)
        let tools = isThere ? house.tools(asSentences: asSentences) : []
        guard !tools.isEmpty || !held.isEmpty else { return }
        echo.replaceTools(named: held, with: tools)
        held = Set(tools.map(\.name))
    }
}
