// swift-format-ignore-file
// Written by scripts/frequent-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell knows, the most frequent first.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension FrequentWords {
    static let spanish = """
        de la que el en los no un se por es del las con una para lo su al como me más si pero te mi le este sus esta
        todo ya ha cuando yo ser son sin hay está fue tu muy sobre también todos eso tiene nos porque qué así años dos
        bien entre puede desde hasta hacer ahora era esto vez hace nada ni donde parte solo algo tiempo día uno mejor
        mucho tan ver vida ese han mismo siempre tengo cada después están gente esa estado estoy mundo va año les mas
        otro otros gracias otra cosas gran menos nunca personas tanto antes poco sea había tener trabajo durante ellos
        lugar creo cómo hecho quiero sólo aunque contra cuenta decir gobierno país soy todas casa estos forma he nuevo
        sido él aquí ella estas sí estaba estar hoy tienen alguien dice quien toda tres voy caso días momento bueno
        ciudad mis nuestro luego nacional parece nuestra poder pueden pues verdad historia mientras nadie nueva otras
        primera veces muchos cual debe dijo entonces ir tipo algunos general mayor tal además mal muchas primer según
        acuerdo cualquier dios fueron manera nombre unos ley medio partido bajo fuera hacia sino da grupo haber hombre
        puedo buena mujer persona será sistema casi fin hizo noche nosotros pasado presidente quiere tenemos tus eres
        méxico ahí cosa dentro españa estamos familia lado aún buen podemos misma pueblo tenía esos final mujeres
        política problema punto agua alguna equipo guerra saber sé vamos van ante dar embargo favor gusta importante
        información mañana pasa semana tienes claro dinero san social ejemplo estados horas igual millones número ti
        algunas hablar hora madre señor siendo centro derecho falta grandes haciendo hombres nuestros puedes amigos
        buenos cambio idea mierda muerte problemas tarde tras través tú meses podría realidad algún amor dicho eran
        frente incluso primero real vas cuatro desarrollo hijo sociedad tema varios esas mí nivel niños seguro sería
        argentina hacen hemos juego llegar mano paso posible proyecto sigue somos unidos uso artículo cerca cierto
        grande países quién razón sabe todavía amigo madrid mayoría padre salir seguridad tierra visto único cuerpo
        programa segundo unas universidad último cabeza foto haya internacional mil palabras pasar público seguir
        servicio situación ayuda juan libro siguiente veo datos dejar educación proceso sentido cinco clase cuanto
        derechos ello estás hijos mes usted largo ningún orden puesto quieres realmente alto demás dicen diferentes
        español junto lista medios ninguna personal total trata video viene web base camino digo empresa especial hola
        paz policía queda salud sitio tomar tuvo zona calle cara línea mundial obra ojos os pensar servicios sociales
        allí atención debería escuela julio pueda quieren respecto segunda siento ve vivir capital casos etc libre luz
        mejores población quienes relación sabes suerte varias bastante cultura debido difícil dio estaban fotos fuerte
        fácil habla miedo minutos música poner pregunta rey vos apoyo dado deja demasiado espero fuerza iba josé manos
        mayo mucha oficial propio buenas chile control deben empresas encontrar inglés marzo peor serie sur trabajar
        última edad futuro justicia libertad nuestras pesar tampoco venezuela allá cantidad corazón diciembre encuentra
        existe imagen importa norte octubre político principal propia vi vista volver voz actual ambos elecciones
        estudio grupos media mira modo palabra pasó sean tenido abril campo hubiera internet joven nuevos plan puntos
        pública región significa comunidad dirección habían has investigación junio lleva nuevas partidos partir
        película república resto vuelta consejo dan dónde hacerlo llamado mercado movimiento noviembre papel precio
        respuesta seis simplemente única agosto aun cargo comida cuales ellas enero experiencia jefe leer llama llevar
        miembros padres pena producción siglo ustedes cabo común economía entiendo espacio febrero hablando haga
        necesita opinión oportunidad organización partes página resultados santa tenga vale acción arte condiciones
        conocer estuvo necesito noticias plaza septiembre usar valor vivo calidad causa central director duda europa
        fecha feliz iglesia necesario obras políticos pronto resultado alta cambiar civil colombia hermano libros local
        mar mismos viaje últimos acerca acá alrededor campaña carrera ejército encima estudios interés llegó mensaje
        negro niño objetivo popular principio provincia recursos red río ah aquellos ayer blanco carlos comer compañía
        diciendo especialmente ganar interior lucha mediante nota pequeño prueba saben sol twitter vaya anterior buscar
        fuerzas justo lugares medida podía primeros principales temas ven éxito actividades adelante aire américa arriba
        autor baja diferencia dije entrar estilo ex in juegos lejos luis mala maría militar muestra oro par plata puerta
        relaciones sola ayudar canción color contigo defensa dólares fondo fútbol hago hija humanos ideas importantes
        llega menor ministerio pocos puerto quería recuerdo semanas acceso armas busca comunicación congreso espera
        evitar finalmente fuente hubo jugar juntos ministro productos puta siquiera época acciones actividad banco
        conocido conseguir construcción corte cualquiera departamento diez existen formas mitad oficina presente
        queremos sector serio superior supuesto boca capacidad comprar crear diferente energía esperar haces hicieron
        malo mantener modelo natural necesidad pequeña preguntas radio sale trabajadores viejo administración comisión
        conmigo costa cree crisis culpa cámara diario domingo empezar entender esté fuego fui habrá jóvenes perder
        políticas pone posición suficiente título vive actualmente creer llamada mamá participación sangre toma
        violencia auto brasil carta china ciudadanos cuál facebook leyes principios probablemente rápido solamente área
        aires banda ciudades clases colegio contenido decisión encuentro entrada fiesta francia francisco imposible
        medidas pagar pedro permite pp pudo televisión unión vía abajo atrás capaz club comentarios darle di error gusto
        hechos mayores normal precios proyectos redes sabemos sexo siete siguientes texto tiempos análisis apenas chica
        constitución contrario cuentas código dolor efecto habría isla izquierda mente odio perú pienso presencia
        profesor quizás respeto ropa serán siguen sr tenían totalmente versión barcelona chicos cielo cine cuestión
        debemos escribir española formación hice importancia industria instituto loco origen premio re rico simple
        unidad vino cambios canal cultural dando dejó derecha económica escrito esperando gustaría interesante jamás
        juicio miles noticia original peso pobre prensa propiedad revolución victoria votos vuelve york éste alma
        antonio artículos asunto buscando completamente conoce conocimiento estudiantes hospital humano imágenes marcha
        pasando pie puedan tecnología tipos trabajos verano aprender conjunto cuarto curso democracia don fe ganas
        género muerto nación negocio ocho pablo particular posibilidad profesional régimen suelo tuve ves visita
        ambiente ataque casas cuba económico edificio federal lengua mesa naturaleza noches pago piensa programas
        protección pruebas publicado sala santiago señora sueño teléfono trabajando transporte usa usuarios zonas acto
        animales asociación completo cuidado deseo detrás directamente doctor dr edición encuentran escuchar informe
        llegado manuel material metros momentos nacionales pareja perfecto presenta puso quedó razones recuerda venta
        viendo chicas confianza creación destino especie esposa hambre legal muertos negocios obtener pedir pensando
        perro propuesta pueblos quiera responsabilidad reunión revista solución territorio to viernes vídeo aplicación
        aumento calles cama ciencia decía diga distancia doble familias jesús marca memoria motivo opción pase pesos
        práctica realizar referencia reforma reino resulta riesgo sacar sentir silencio temporada terminar autoridades
        comenzó comercio daño elementos equipos esfuerzo fuentes gratis hacía internacionales locales miembro murió
        médico perdido producto próximo sabía salida selección sistemas tendrá teniendo vieja aparece aquel conozco
        contacto contar crecimiento excelente función independencia intereses larga llevó plazo salió santo término
        valores verdadero verde voto corrupción cruz dormir esperanza fiscal hermana ido incluye john líder militares
        nombres podrá propios públicos rato tales tengan tratar tribunal usuario ésta acaba amo barrio chico ciento
        comercial copa creen cuyo efectos elección empezó exterior habitantes hermanos honor instituciones llamar
        mejorar miguel morir oficiales parque pequeños podrían siente tanta triste alguno contrato david debate dieron
        diseño electoral hogar mando niña películas quedan recibir rojo similar vemos vienen ambas argentino azul carne
        cumplir dices discurso encanta entrevista españoles estudiar expresión extraño flores funciona garcía increíble
        inicio juez maestro marco materia ninguno oposición registro teatro términos vecinos asamblea caja canciones
        detalles dijeron empleo enfermedad escena estructura fines golpe grado hacemos incluyendo lleno lópez matrimonio
        misión pan parecer participar peligro pelo presión sección sos tercera venir vio amiga batalla café carácter
        deberían distintos duro eh estación evento francés gana google independiente ingresos intento japón lunes novia
        ofrece operación papa perdón planta primeras públicas sirve tantos teoría volvió baño características compañeros
        compra concepto dicha diputados directo distintas documentos enorme exactamente festival generales gobernador
        hotel lograr matar mismas necesitamos necesitan ocurre período piel planes pocas principalmente raro responsable
        rusia tamaño abierto afuera alemania blanca clave comienza compartir considera crítica dejado demanda diversos
        ecuador escuelas estará hagan hará jugadores luna ojo personaje piso pobres pro quizá recién reina representa
        salvo sábado tercer tierras tuvieron velocidad visión áreas alcalde altura anteriores asuntos candidato
        comentario competencia crees debajo diversas empieza escribió estaría estén facultad generación gestión hayan
        lee menudo presupuesto querido quieras suena supongo trabaja usando videos abogado abrir acabo anda antiguo
        basta carga cita consumo contexto correo culo cuya das decisiones ejercicio elegir entra figura genial historias
        jugador menores municipal naciones necesitas nueve objeto personajes pies publicación páginas supone tratamiento
        villa actos calor ciencias completa conciencia cárcel debes dejo digital distrito familiar fundación ganado
        histórico intención junta listo llevan máximo niveles ocasiones parecen parís pensé pide piedra podido privado
        propósito recordar reglas rica secretario sede soldados tomó técnica aeropuerto autoridad ay cadena capitán
        centros continuación delante europea fernando fondos gustan humana influencia judicial lenguaje literatura
        mensajes mexicano naturales propias querer recibió saludos tantas actitud basura búsqueda clara coche corto
        cuánto documento doy dudas espíritu existencia familiares finales frontera funciones hablan idioma leche mirar
        obstante operaciones organizaciones planeta pobreza quedar segundos sexual tengas tienda unido vacaciones vidas
        viva belleza blog construir cuándo declaración empleados estadounidense estatal ganó jorge león líneas mínimo
        números ojalá pantalla papá perfil periodo próxima pudiera tarea tendría termina tratado uruguay artista
        artistas aspectos caer compañero comunidades crédito cuesta depende distribución fuertes gas grave hablo
        identidad inteligencia inversión llena llevo mirada pedido pequeñas playa profesionales promedio puertas pérdida
        quisiera recibido resistencia seria sánchez terreno tratando valencia viven voluntad votar aceptar antigua
        asesinato aspecto cierta cocina comité conflicto consecuencia correcto dulce entiende errores explica física
        impuestos inmediatamente jueves medicina movimientos mío necesidades negra novela objetivos oh parecía pasan
        permiso presentación privada profesores puente reales reconocimiento regreso representantes rosa subir tenia
        terminó tren utilizar verdadera víctimas últimas abierta aguas altos bebé beneficios categoría claramente
        concurso consecuencias creado decreto dejan dura ejecutivo encontrado especiales estrategia eventos frío
        generalmente gobiernos hacerse india latina llegan municipio patria penal pensamiento periodista personales
        ponen pregunto prisión realizado refiere santos sentimientos tomando accidente actualidad alimentos
        aproximadamente autores avión bandera biblioteca campos celular colores costo dejando deje delito deporte disco
        entrega escritor etapa funcionarios hermosa iniciativa jugando kilómetros liga llegaron llegue madera materiales
        mexicana minuto ocasión poca precisamente puestos regional resolución respuestas rodríguez ruta secreto suele
        tendencia toca tradicional acaso alumnos aquella audiencia bases bienes cargos comienzo condición crimen cuantos
        des diego disponible drogas extranjero formar frase global gonzález impacto inteligente intentar italia laboral
        motivos móvil presentar presidencia publicidad pude resolver seguidores sitios trato venga alcanzar animal
        aparte bolivia ciudadano colaboración compromiso conferencia cuento cáncer debo deuda división enemigo estrellas
        explicar foro frecuencia gastos habitación herramientas humanidad humor institución interesa km letras lima
        lindo llegada merece moral museo médicos mía normas notas palacio perdió pidió plantas plataforma publicó regalo
        religión rápidamente sectores segura tuyo técnico agentes as bonito breve capítulo clientes conocida cumpleaños
        decidió defender estrella evidencia firma guardia hubiese juventud llaman martes metro navidad oportunidades
        perros probable procesos produce recibe responder sencillo sevilla señal sigo siguiendo superficie temprano
        tradición universo valle viento vuelto arma cartas colección comunes conversación directa escenario estuve
        exposición hablamos hermoso huevos igualdad invierno lados llevado luchar mirando moda método normalmente
        ocurrió oferta onda pasos quede regiones roja salvador seguramente sentencia sesión software sonido sorpresa
        sucede tarjeta tomado utiliza alberto asimismo bolsa brazos cambia cerebro ciertas clima comportamiento
        corriente corta debía discusión do dominio encontró escala escribe espalda extranjeros gracia intervención
        libres montón opciones pasada presentó probar propuestas sensación show similares terrible vea vergüenza víctima
        órdenes acabar agencia anunció apoyar asistencia ayuntamiento bajar cabe cae candidatos comandante constante
        contiene convirtió crea cuerpos den diferencias ejemplos euros examen felipe fiestas fundamental igualmente
        impuesto indica industrial juega llamó malas mapa masa mentira miércoles novio nuevamente periódico placer
        podrán posibles premios representación requiere resumen roma seas seguido sueños titular turismo unidades vayan
        vender verlo verte viajar vuelo actuar alcance anual archivo aumentar beneficio carajo cerrar ciertos
        comerciales continuar convierte cuello definitivamente dictadura década establecer famoso gato gay lectura
        mantiene martín niñas oye porqué posibilidades príncipe pérez quedado realiza reyes tiro torno usan abre abuela
        cambiado carretera caída cola continúa convertido cristo daba daniel disposición dueño editorial espacios
        fernández hagas inglaterra labor letra lluvia malos marido modelos mostrar oeste opiniones periodistas piensan
        poderes prácticas puedas sentimiento seres situaciones suma tasa tenes tocar tranquilo universal usado viejos
        vivienda viviendo absolutamente alegría amistad anteriormente aparecen buscan castro cero cliente concierto
        considerado correr culturales córdoba dale descripción diría edificios elegido encontré evolución fuese haría
        iban iglesias indígenas infantil ingreso investigaciones mexicanos moneda motor nació negros occidental panamá
        permanente populares prácticamente punta realizó salga suelen traducción tráfico universidades ángel actuales
        adentro ana caliente caracas cariño chino consejos constitucional controlar coronel diputado disfrutar
        enfermedades enrique entero esperaba excepto experiencias filosofía guatemala hiciste james licencia millón
        parlamento pecho pelea pensaba perfectamente proteger publicaciones reducir salen secundaria toque tío volumen
        ámbito alianza amenaza art artes campeón castillo cataluña civiles cm colectivo complejo conexión consiste
        decirle divertido económicos encontramos escucha fotografía fueran intenta leyendo linda loca límite mezcla
        objetos parar perfecta poesía policías prefiero rafael raza reacción representante salón señores siga tendrán
        trae técnicas vieron áfrica árbol árboles útil amplia autos bancos bosque causas cuestiones dejen denuncia
        desarrollar económicas estudiante europeo factores fase histórica ideal ilegal imperio islas israel jornada
        límites maneras nacimiento participantes patrimonio pertenece pese pido piezas presentado primavera provincias
        recientemente reconocer romper rostro ruido sal sepa significado tomo vestido virgen vosotros actuación alcohol
        altas ama apertura caballo cierre circunstancias comenzar conocidos contenidos definición desastre décadas
        efectivo emergencia enlace felicidad firme fácilmente guía haz hecha herramienta inmediato jardín llamadas
        maduro martínez minas máquina personalidad perspectiva peña pierde podían publica quedarse quiso recuperar
        responde rock salido seguros viajes agricultura alemán alternativa amplio aquellas arena argumento ataques bajos
        caminar canales capaces cientos combate consulta convertirse corresponde daños decidido dejaron demostrar
        dignidad enviar extremo generar gol inferior mario mental montaña musical necesaria orgullo oriente paciente
        paga pasión permitir pieza pintura pista poniendo positivo promoción quedo reciente regresar relacionados
        reserva ritmo robo siglos suyo temperatura tono variedad únicamente academia activa activo agente antiguos
        ausencia bogotá cabello cercano considerar críticas dispuesto diálogo enemigos esfuerzos estadio et goles
        incluyen inicial joder locura logró líderes madres maestros molesta muere métodos obvio ofrecer pacientes
        pidiendo plano pongo poquito producir pura quieran risa rural ruso servir socialista triunfo tropas ventana
        vuelva ánimo absoluto acceder actor andar anti apareció asegurar bar brazo caballero cuentan detalle díaz
        electrónico eliminar entró especies esperamos explicación francesa ganador hojas iguales implica irse legales
        marina mina máxima múltiples nacido obviamente olvidar parecido piernas poeta primaria procedimiento puro puse
        quedaron recuerdos senado soluciones sube torres tuviera títulos unidas utilizando viste voces zapatos afirma
        americano andrés archivos asia barco bomba cayó cerveza clásico compañías consigue cortes cuadro cuantas cuáles
        cámaras declaraciones dedos delitos demuestra ed eduardo entendido federación gloria granada habido impresión
        instalaciones llegando llevaba man municipales numerosos oriental preguntar presentan responsables rápida saca
        salvar talento torre traer utilizado venido ventas visitar actores aniversario anoche aquello aviso cien
        comparación compras comunista conocen contó darse deportes dientes dificultades echar ejecución entorno estando
        europeos expertos extensión figuras físico homenaje interna leo leído listas llorar mata meta morales muchísimo
        muestran oficinas papeles pensado petróleo piden posteriormente potencial presentes profundo regla regular renta
        ricos serían señala taller textos ventaja abrazo adultos afecta baile blancos bonita ciudadanía conocimientos
        corea creemos dedicado descubrir desea enseñanza entidad entrenamiento enviado espectáculo esposo estés felices
        fenómeno fuimos funcionamiento guste horrible huevo incluido informes intelectual javier lanzamiento llevaron
        moderna ocurrido pared paro particularmente pasaron pensamientos preocupa propiedades provincial residencia ríos
        sonrisa tareas vecino vehículos veía abogados abuelo aplicaciones australia basado bella california colonia come
        comunicaciones cooperación correcta darte dará debió declaró digas discutir elemento encuesta entradas exacto
        extra extraña forman franco frases grados hubieran individual individuos infancia infraestructura ingeniería
        interpretación is jueces legislación liberal llego lógica manejo ministros moreno oscuro oído partida permiten
        personalmente ponerse preguntó princesa progreso puesta rol seguimos sujeto torneo trabajan tradicionales turno
        vacío venezolano veremos vivimos aprobación católica celebración celebrar cerrado ciclo científico conde crecer
        criminal círculo decidir dirigido escritores establecido evidente excepción exteriores falso formato graves
        hablas habló hierro ja juro lago logrado mercados modos monte norma olor perdiendo peter pleno ponga porcentaje
        posterior potencia preparado pretende publicada reformas ricardo riqueza salario saludo sierra sucedió tabla
        utilizan vs acuerdos bienestar cantante castilla concentración conseguido copia corona cristina crítico deberá
        deberíamos dedo determinar doce encontraba envió establece estarán flor fracaso fábrica gasto gómez hacerle
        intentando margen paredes paseo peligroso rojas secretaría series suficientemente superar techo transmisión tuya
        ubicación veinte visitas viviendas absoluta aceite activos alejandro antecedentes anuncio aplicar audio azúcar
        broma cambió canadá castellano científicos cifras columna correspondiente creó cumple cura cursos descanso
        distinto duele dé empresarios escuchado esquina estuvieron genera gira grecia gustó habilidades imagino
        intercambio introducción lenguas luces organismo organizado pedo piedras posee promover pudieron raíz
        relacionado repente rosario siguió solicitud súper terminado testigos vayas vuestra véase vídeos ángeles índice
        acabó alcanza aparentemente caminos carreras conflictos culpable democrática difusión dirigida disponibles
        documental drama entera estuviera falsa feria inició juntas lucas magia mantenimiento moderno muro necesarios
        nicolás pareció podrías posiblemente puto queso recorrido relativamente religiosa restaurante sabor sentía
        supremo temporal tiendas trabajador vehículo vengo virus vías andalucía avance bailar beso campañas celebra
        chávez comenzaron complicado conclusión considerando continente costumbre destaca diarios digan dime empleado
        entidades escolar factor fechas hacienda impresionante infierno informó interno inversiones irán liberación
        localidad manda mandar mandato marcas maria metal numerosas paraguay pasajeros peores polvo portugal posiciones
        producido publicar realizada reducción representan resultó rivera senador señaló socio solidaridad sufrir
        talleres tecnologías templo teniente tercero terror tome top tormenta adiós armada bajas bola cable cantar
        comprender corre costos cuarta cuyos decide decirlo decirte dejes desarrollado descubierto eléctrica encontraron
        escritura estadísticas fraude gigante horario ingeniero instrumentos labios laboratorio llamo logra lujo manejar
        mejora mentiras municipios ocupa petición plena podrás podríamos previa privadas privados programación propone
        protesta reuniones rio robar silla solos suficientes termine toman vean venezolanos vicente
        """
}
