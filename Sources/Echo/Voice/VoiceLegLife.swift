import EchoConcurrency

/// The things that a voice leg is given once and for all, and those that live as long as it does.
struct VoiceLegLife: Sendable {
    let configuration: EchoConfiguration
    let desk: ToolDesk
    let runsTools: Bool
    let work = WorkGroup()
    let departure = OneTimeEvent()

    init(_ configuration: EchoConfiguration, tools: ToolBox, runsTools: Bool) {
        self.configuration = configuration
        self.runsTools = runsTools
        desk = ToolDesk(tools: tools, configuration: configuration)
    }
}
