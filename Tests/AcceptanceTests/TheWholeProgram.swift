import Testing

/// Stories told on the whole program, one after the other: they share one main actor.
@Suite(.serialized, .timeLimit(.minutes(10))) enum `The whole program` {}
